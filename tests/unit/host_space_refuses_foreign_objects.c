/* SPDX-License-Identifier: BSD-3-Clause */
/* A peer's descriptor must be memory that cannot shrink, and large enough. */
#include "runtime/space/space.h"
#include "tests/check.h"

#include <fcntl.h>
#include <stdio.h>
#include <sys/mman.h>
#include <unistd.h>

CHECK_MAIN(20)
{
    const ferryi_space_ops *s = &ferryi_space_host;
    size_t g = s->granularity();
    int ends[2], fd = -1;
    ferryi_chunk own, got = { .handle = 12345, .size = 1 };
    REQUIRE(pipe(ends) == 0 && s->create(g, &own) == 0 && s->export_fd(&own, &fd) == 0);
    int loose = memfd_create("loose", MFD_CLOEXEC | MFD_ALLOW_SEALING), null = open("/dev/null", O_RDWR | O_CLOEXEC);
    CHECK(loose >= 0 && null >= 0 && ftruncate(loose, (off_t)g) == 0);
    CHECK(s->import_fd(ends[0], g, &got) == FERRY_ERR_SYSTEM);
    CHECK(s->import_fd(null, g, &got) == FERRY_ERR_SYSTEM);
    CHECK(s->import_fd(loose, g, &got) == FERRY_ERR_SYSTEM);
    CHECK(s->import_fd(-1, g, &got) == FERRY_ERR_SYSTEM);
    CHECK(s->import_fd(fd, g + 1, &got) == FERRY_ERR_SYSTEM);
    CHECK(got.handle == 12345 && got.size == 1); /* nothing set */
    CHECK(s->import_fd(fd, g, &got) == FERRY_SUCCESS);
    CHECK(ftruncate(fd, 0) == -1); /* by nobody, ever */
    s->destroy(&own);
    s->destroy(&got);
}
