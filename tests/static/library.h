/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef TESTS_STATIC_LIBRARY_H
#define TESTS_STATIC_LIBRARY_H

__attribute__((visibility("default"))) long *library_data(void); /* 4 elements: 1 2 3 4 */

#endif
