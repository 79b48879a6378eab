# SPDX-License-Identifier: BSD-3-Clause
# Each name of the matrix is a test without a file; those of real GPUs are make check-gpu's, and names that have long
# rows alone are make check-long's.
rows := $(if $(filter long full,$(CHECK_LEVEL)),(long )?,())row
matrix := $(shell sed -nE '/row gpu/d; s,^ *$(rows) ([a-z]+/[a-z_]+) .*,tests/\2.matrix,p' \
	$(srcdir)/tests/matrix_rows.sh | awk '!seen[$$0]++')
TESTS := $(filter tests/emu/%,$(matrix)) $(TESTS) $(filter-out tests/emu/%,$(matrix))
$(matrix): ;

# Long tests, each with what it covers: whoever changes that runs make check-long.
#   model/run                         the mailbox's models: they change with its protocol, not with code
#   build/other_toolkit_works.sh      headers and kernels by an older nvcc
#   course/lessons_hold_under_chaos.sh
#                                     what exercises_have_solutions runs, with operations delayed: they change with lessons
#   remote/random_cuts.sh, remote/jobs_outlast_slow_and_cut_links.sh
#                                     links that are cut; connections_break and lost_connections cut each kind once
long_tests = tests/model/run tests/build/other_toolkit_works.sh tests/remote/random_cuts.sh \
	tests/remote/jobs_outlast_slow_and_cut_links.sh tests/course/lessons_hold_under_chaos.sh
TESTS := $(if $(filter long full,$(CHECK_LEVEL)),$(TESTS),$(filter-out $(long_tests),$(TESTS)))

# make starts tests in the order of TESTS.  Those whose PEs mostly wait for each other, for time or for a death alternate
# with those that need processors, so that neither kind is left alone; the longest of each kind come first.
tests_that_wait := $(foreach folder,mp remote shmem fault litmus unit,$(filter tests/$(folder)/%,$(TESTS)))
TESTS := $(subst |, ,$(join $(filter-out $(tests_that_wait),$(TESTS)),$(addprefix |,$(tests_that_wait))))
