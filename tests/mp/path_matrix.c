/* SPDX-License-Identifier: BSD-3-Clause */
/* ferry_path_of returns the same on every PE, and the paths of FERRY_PATHS.  The test parses the text independently. */
#include "pe_test.h"

static ferry_path word_of(const char *word)
{
    return strcmp(word, "flags") == 0    ? FERRY_PATH_FLAGS
           : strcmp(word, "staged") == 0 ? FERRY_PATH_STAGED
           : strcmp(word, "remote") == 0 ? FERRY_PATH_REMOTE
                                         : FERRY_PATH_NATIVE;
}

/* side is "*" or a number. */
static int matches(const char *side, int pe)
{
    return strcmp(side, "*") == 0 || atoi(side) == pe;
}

static void pe_main(void)
{
    const char *text = getenv("FERRY_PATHS");
    uint8_t *want = (uint8_t *)MADE(calloc((size_t)pe_n, (size_t)pe_n));
    uint8_t *mine = (uint8_t *)pe_alloc((size_t)(pe_n * pe_n)),
            *all = (uint8_t *)pe_alloc((size_t)(pe_n * pe_n * pe_n));
    char copy[1024] = "", *save = NULL;
    const char *nodes = getenv("FERRY_TEST") != NULL ? strstr(getenv("FERRY_TEST"), "nodes=") : NULL;
    const int n_nodes = nodes != NULL ? atoi(nodes + 6) : 1;
    for (int i = 0; i < pe_n; i++)
        for (int j = 0; j < pe_n; j++)
            if (i * n_nodes / pe_n != j * n_nodes / pe_n)
                want[i * pe_n + j] = FERRY_PATH_REMOTE;
    if (text != NULL)
        snprintf(copy, sizeof copy, "%s", text);
    for (char *rule = strtok_r(copy, ",", &save); rule != NULL; rule = strtok_r(NULL, ",", &save)) {
        char from[16] = "*", to[16] = "*", word[16] = "";
        if (strchr(rule, '>') == NULL)
            snprintf(word, sizeof word, "%s", rule);
        else
            CHECK_INT(sscanf(rule, "%15[^>]>%15[^=]=%15s", from, to, word), 3);
        for (int i = 0; i < pe_n; i++)
            for (int j = 0; j < pe_n; j++)
                if (i != j && matches(from, i) && matches(to, j))
                    want[i * pe_n + j] = (uint8_t)word_of(word);
    }
    for (int i = 0; i < pe_n; i++)
        for (int j = 0; j < pe_n; j++) {
            pe_doing_now("pair %d>%d", i, j);
            mine[i * pe_n + j] = (uint8_t)ferry_path_of(i, j);
            CHECK_INT(mine[i * pe_n + j], want[i * pe_n + j]);
        }
    CHECK_INT(ferry_path_of(-1, 0), FERRY_PATH_NONE);
    CHECK_INT(ferry_path_of(0, pe_n), FERRY_PATH_NONE);
    CHECK(strcmp(ferry_path_name(FERRY_PATH_FLAGS), "flags") == 0);
    pe_barrier();
    CHECK_OK(ferry_fcollectmem(FERRY_TEAM_WORLD, all, mine, (size_t)(pe_n * pe_n)));
    for (int pe = 0; pe < pe_n; pe++)
        CHECK_BYTES(all + pe * pe_n * pe_n, want, (size_t)(pe_n * pe_n));
    pe_doing_now("numbers");
    CHECK_INT(ferry_query_initialized(), 1);
    CHECK_INT(ferry_team_my_pe(FERRY_TEAM_WORLD), pe_me);
    CHECK_INT(ferry_team_n_pes(FERRY_TEAM_WORLD), pe_n);
    CHECK_INT(ferry_team_my_pe(FERRY_TEAM_INVALID), -1);
    CHECK_STATUS(ferry_init(), FERRY_ERR_ALREADY_INITIALIZED);
    pe_barrier();
    free(want);
    CHECK_OK(ferry_free(all));
    CHECK_OK(ferry_free(mine));
}
