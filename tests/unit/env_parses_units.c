/* SPDX-License-Identifier: BSD-3-Clause */
/* Durations and sizes: every unit, the largest values, and nothing written when the text is refused. */
#include "runtime/base/env.h"
#include "tests/check.h"

static int duration_is(const char *text, uint64_t want)
{
    uint64_t ns = ~want;
    return ferryi_env_parse_duration(text, &ns) == 0 && ns == want;
}

static int size_is(const char *text, uint64_t want)
{
    uint64_t bytes = ~want;
    return ferryi_env_parse_size(text, &bytes) == 0 && bytes == want;
}

CHECK_MAIN(10)
{
    static const char *const bad_durations[] = { "",
                                                 "5",
                                                 "ns",
                                                 "5 ns",
                                                 "5nss",
                                                 "5NS",
                                                 "-5ns",
                                                 "5n",
                                                 "5ms5",
                                                 "5.0s",
                                                 "1h",
                                                 "\t5s",
                                                 "5s\n",
                                                 "0x5s",
                                                 "+5s",
                                                 "5\xb5s",
                                                 "18446744073709551616ns",
                                                 "307445734562m" };
    static const char *const bad_sizes[] = { "",
                                             "K",
                                             "1B",
                                             "1k",
                                             "1KiB",
                                             "-1",
                                             " 1",
                                             "1 ",
                                             "1.5G",
                                             "0x10",
                                             "1P",
                                             "1GG",
                                             "+1",
                                             "18446744073709551616",
                                             "18014398509481984K",
                                             "16777216T" };

    CHECK(duration_is("5ns", 5));
    CHECK(duration_is("100us", 100000));
    CHECK(duration_is("500ms", 500000000));
    CHECK(duration_is("20s", 20000000000));
    CHECK(duration_is("2m", 120000000000));
    CHECK(duration_is("0s", 0));
    CHECK(duration_is("007ns", 7));
    CHECK(duration_is("18446744073s", 18446744073000000000u));
    CHECK(duration_is("18446744073709551615ns", UINT64_MAX));
    CHECK(size_is("4096", 4096));
    CHECK(size_is("4K", 4096));
    CHECK(size_is("16M", 16777216));
    CHECK(size_is("64G", 68719476736));
    CHECK(size_is("2T", 2199023255552));
    CHECK(size_is("0", 0));
    CHECK(size_is("18014398509481983K", UINT64_MAX - 1023));
    CHECK(size_is("18446744073709551615", UINT64_MAX));
    for (size_t i = 0; i < sizeof bad_durations / sizeof bad_durations[0]; i++) {
        uint64_t ns = 4711;
        CHECK_ROW(ferryi_env_parse_duration(bad_durations[i], &ns) == -1, bad_durations[i]);
        CHECK_ROW(ns == 4711, bad_durations[i]);
    }
    for (size_t i = 0; i < sizeof bad_sizes / sizeof bad_sizes[0]; i++) {
        uint64_t bytes = 4711;
        CHECK_ROW(ferryi_env_parse_size(bad_sizes[i], &bytes) == -1, bad_sizes[i]);
        CHECK_ROW(bytes == 4711, bad_sizes[i]);
    }
}
