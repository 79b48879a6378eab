/* SPDX-License-Identifier: BSD-3-Clause */
/* Loaded under the driver's name, so that a program looks like one that uses CUDA. */
int no_driver_at_all(void);
int no_driver_at_all(void)
{
    return 1;
}
