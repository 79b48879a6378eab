/* SPDX-License-Identifier: BSD-3-Clause */
/* The kernels of the MoE all-to-all for GPUs: a module of their own, which is loaded when a program asks for them. */
#define FERRY_DRIVER_MODULE
#include "ferry_device.h"

#include "ferry/device/moe__funcs.h"

FERRY_KERNEL(ferry_moe_dispatch_send_kernel, ferryi_moe_args, a)
{
    ferryi_moe_dispatch_send_body(a);
}
FERRY_KERNEL(ferry_moe_dispatch_recv_kernel, ferryi_moe_args, a)
{
    ferryi_moe_dispatch_recv_body(a);
}
FERRY_KERNEL(ferry_moe_combine_send_kernel, ferryi_moe_args, a)
{
    ferryi_moe_combine_send_body(a);
}
FERRY_KERNEL(ferry_moe_combine_recv_kernel, ferryi_moe_args, a)
{
    ferryi_moe_combine_recv_body(a);
}
