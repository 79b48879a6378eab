/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_TESTS_MOE_CONFIG_H
#define FERRY_TESTS_MOE_CONFIG_H

#include "ferry_moe.h"

/* A config of these sizes, everything else as by default. */
static inline ferry_moe_config moe_config(int n_experts, int topk, int hidden, int max_tokens)
{
    ferry_moe_config config = FERRY_MOE_CONFIG_INIT;
    config.n_experts = n_experts;
    config.topk = topk;
    config.hidden = hidden;
    config.max_tokens = max_tokens;
    return config;
}

#endif
