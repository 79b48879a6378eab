/* SPDX-License-Identifier: BSD-3-Clause */
/* ferry_fault_format is snprintf's twin: it returns the whole length, writes no byte beyond the buffer, and takes a
 * buffer of none.  Any fault gives a sentence, and no name in it is NULL. */
#include "ferry/diag.h"
#include "tests/check.h"

static void fits(const ferry_fault *fault)
{
    char whole[2048], part[2048];
    int length = ferry_fault_format(fault, whole, sizeof whole);

    CHECK(length > 0 && (size_t)length < sizeof whole && strlen(whole) == (size_t)length);
    CHECK(strstr(whole, "(null)") == NULL);
    CHECK(ferry_fault_format(fault, NULL, 0) == length);
    CHECK(ferry_fault_format(fault, NULL, 100) == length);
    for (size_t size = 0; size <= (size_t)length + 2; size++) {
        size_t written = size == 0 ? 0 : size <= (size_t)length ? size - 1 : (size_t)length;
        memset(part, 0x7e, sizeof part);
        CHECK(ferry_fault_format(fault, part, size) == length);
        CHECK(memcmp(part, whole, written) == 0);
        CHECK(size == 0 || part[written] == '\0');
        CHECK(part[size] == 0x7e);
    }
}

CHECK_MAIN(30)
{
    ferry_fault f = { .status = FERRY_ERR_TIMEOUT, .call = FERRY_CALL_WAIT, .peer = 1, .cmp = 2, .found = UINT64_MAX };

    fits(NULL);
    fits(&f);
    for (int status = -1; status <= FERRY_ERR_EMPTY + 1; status++)
        for (int call = -1; call <= FERRY_N_CALLS; call++) {
            char text[2048];
            f = (ferry_fault){ .status = (ferry_status)status,
                               .call = (ferry_call)call,
                               .pe = -1,
                               .peer = call % 3 - 1,
                               .path = (ferry_path)(call % 7 - 1),
                               .cmp = call % 9 - 1,
                               .offset = UINT64_MAX - (call & 1),
                               .expected = UINT64_MAX,
                               .found = UINT64_MAX,
                               .age_ns = UINT64_MAX };
            CHECK(ferry_fault_format(&f, text, sizeof text) == (int)strlen(text) && strlen(text) > 40);
            CHECK(strstr(text, "(null)") == NULL && strstr(text, "PE -1 ") == NULL);
            if (status >= FERRY_ERR_TIMEOUT && status <= FERRY_ERR_ABORTED)
                CHECK(strstr(text, " Likely ") != NULL);
            if (call > 0 && call < FERRY_N_CALLS)
                CHECK(strstr(text, ferry_call_name((ferry_call)call)) != NULL);
        }
    f.status = FERRY_ERR_INVALID_ADDR;
    f.call = FERRY_CALL_MOE_DISPATCH;
    fits(&f);
}
