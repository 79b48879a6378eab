/* SPDX-License-Identifier: BSD-3-Clause */
/* The sentence of a refused argument states the given value and the allowed ones. */
#include "fault_rows.h"

static ferry_fault refused(ferry_status status, ferry_call call, int peer, uint64_t expected, uint64_t found)
{
    return (ferry_fault)REFUSED(status, call, peer, expected, found);
}

static void starts(ferry_fault fault, const char *want)
{
    char text[1024];

    ferry_fault_format(&fault, text, sizeof text);
    if (strncmp(text, want, strlen(want)) != 0)
        fprintf(stderr, "got: %s\n", text);
    CHECK_ROW(strncmp(text, want, strlen(want)) == 0, want);
    CHECK_ROW(strstr(text, " Likely ") != NULL && strstr(text, ": ") != NULL, want);
}

CHECK_MAIN(10)
{
    ferry_fault f;

    starts(refused(FERRY_ERR_INVALID_PE, FERRY_CALL_PUT, 7, 4, 7),
           "PE 0 called put with PE 7, but PEs are 0 to 3. Likely");
    starts(refused(FERRY_ERR_INVALID_PE, FERRY_CALL_GET, -3, 4, (uint64_t)-3),
           "PE 0 called get with PE -3, but PEs are 0 to 3. Likely");
    starts(refused(FERRY_ERR_INVALID_PE, FERRY_CALL_GET, 1, 1, 1),
           "PE 0 called get with PE 1, but the only PE is 0. Likely");
    starts(refused(FERRY_ERR_INVALID_ADDR, FERRY_CALL_PUT, 1, 64, 0x7ffc0010),
           "PE 0 called put on PE 1 with address 0x7ffc0010 and a length of 64 bytes, but this is not in the symmetric "
           "heap. Likely");
    f = refused(FERRY_ERR_INVALID_ADDR, FERRY_CALL_PUT, 1, 4096, 0x10000ff0);
    f.offset = 0xff0;
    starts(f, "PE 0 called put on PE 1 with address 0x10000ff0 and a length of 4096 bytes, but this range starts at "
              "heap offset 0xff0 and leaves the symmetric heap. Likely");
    starts(refused(FERRY_ERR_MISALIGNED, FERRY_CALL_ATOMIC, 2, 8, 0x1003),
           "PE 0 called atomic on PE 2 with address 0x1003, but the address is not a multiple of 8. Likely");
    starts(refused(FERRY_ERR_OVERFLOW, FERRY_CALL_PUT, 1, 8, UINT64_C(1) << 62),
           "PE 0 called put on PE 1 with a count of 4611686018427387904 elements of 8 bytes, but");
    starts(refused(FERRY_ERR_INVALID_ARG, FERRY_CALL_WAIT, -1, 0, 9),
           "PE 0 called wait with an argument of 9, but this value is not allowed. Likely");
    starts(refused(FERRY_ERR_ASYMMETRIC, FERRY_CALL_MALLOC, 3, 64, 128),
           "PE 0 called malloc with 64, but PE 3 with 128");
    f = refused(FERRY_ERR_ASYMMETRIC, FERRY_CALL_REDUCE, 2, 1u << 16 | 4u << 8 | 2, 1u << 16 | 3u << 8 | 2);
    f.cmp = FERRY_FOR_ELEMENT;
    starts(f, "PE 0 called reduce as min of int32, but PE 2 as max of int32. Likely");
    f = refused(FERRY_ERR_ASYMMETRIC, FERRY_CALL_REDUCE, 2, FERRY_CALL_REDUCE, FERRY_CALL_BARRIER);
    f.cmp = FERRY_FOR_CALL;
    starts(f, "PE 0 called reduce, but PE 2 barrier. Likely");
    starts(refused(FERRY_ERR_ASYMMETRIC, FERRY_CALL_REDUCE, 2, 0, 0),
           "PE 0 called reduce, but the members' calls differ, and PE 2 has not said yet what it called. Likely");
    starts(refused(FERRY_ERR_NO_MEMORY, FERRY_CALL_MALLOC, -1, 1024, 512),
           "PE 0 called malloc for 1024 bytes, but 512 are free. Likely");
    starts(refused(FERRY_ERR_NOT_INITIALIZED, FERRY_CALL_PUT, 1, 0, 0),
           "PE 0 called put on PE 1, but ferry is not initialized on this PE. Likely");
}
