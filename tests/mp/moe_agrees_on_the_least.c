/* SPDX-License-Identifier: BSD-3-Clause */
/* PEs that differ in what they can do agree on what all of them can do, whichever PE can do least: the fewest blocks,
 * an ability only if every PE has it, a window only at the same place.  The salt is PE 0's. */
#include "pe_test.h"
#include "runtime/calls/moe.h"
#include "tests/moe_config.h"

static void agree(int least, int lacks, int apart)
{
    const ferry_moe_config config = moe_config(2 * pe_n, 1, 64, 8);
    ferryi_moe_facts facts = { .fit = pe_me == least ? 3 : 7 + pe_me,
                               .direct = pe_me != lacks,
                               .levels = pe_me != lacks,
                               .salt = 100 + (uint32_t)pe_me,
                               .window = pe_me == apart ? 8192 : 4096 };
    CHECK_OK(ferryi_moe_agree(&config, FERRY_SUCCESS, &facts));
    CHECK_INT(facts.fit, least < pe_n ? 3 : 7);
    CHECK_INT(facts.direct, lacks >= pe_n);
    CHECK_INT(facts.levels, lacks >= pe_n);
    CHECK_INT(facts.salt, 100);
    CHECK(facts.window == (apart >= pe_n ? 4096 : pe_n > 1 ? UINT64_MAX : 8192));
}

static void pe_main(void)
{
    for (int pe = 0; pe < pe_n; pe++)
        agree(pe, (pe + 1) % pe_n, (pe + 2) % pe_n);
    agree(pe_n, pe_n, pe_n);
}
