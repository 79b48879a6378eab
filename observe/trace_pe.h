/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRYI_OBSERVE_TRACE_PE_H
#define FERRYI_OBSERVE_TRACE_PE_H

/* What a process keeps for each PE that it traces (one, or many where PEs are threads). */
#include "ferry/types.h"
#include "observe/record.h"
#include <pthread.h>

enum { FERRYI_TRACE_TEAMS = 64, FERRYI_TRACE_GROUPS = 1024, FERRYI_TRACE_OBJECTS = 64 };

typedef struct ferryi_trace_pe {
    ferryi_trace_header *header;
    ferryi_trace_record *ring, *gpu_ring;
    uint64_t mask;
    pthread_mutex_t lock;                        /* of what follows */
    const char *spelled[2 * FERRYI_TRACE_NAMES]; /* open addressing by the string's address */
    uint16_t spelled_as[2 * FERRYI_TRACE_NAMES];
    struct {
        ferry_team_t team;
        uint64_t group;
        uint32_t n;
    } team[FERRYI_TRACE_TEAMS];
    int n_teams;
    struct {
        uint64_t group;
        uint32_t calls;
    } group[FERRYI_TRACE_GROUPS];
    const void *object[FERRYI_TRACE_OBJECTS];
    uint32_t round[FERRYI_TRACE_OBJECTS];
} ferryi_trace_pe;

/* Opens the file that FERRYI_TRACE names.  0, or -1: not traced, and said why. */
int ferryi_trace_open(const char *where);

/* That of a PE of this process, made at its first event; NULL: there is no room. */
ferryi_trace_pe *ferryi_trace_of(int pe);

/* The number of a name whose string lives as long as the process. */
uint16_t ferryi_trace_name(ferryi_trace_pe *t, const char *name);

/* Makes the ELF file at this address known to the reader. */
void ferryi_trace_know(ferryi_trace_pe *t, uint64_t pc);

/* The members' hash, the number of this call among the group's and the number of members. */
void ferryi_trace_collective(ferryi_trace_pe *t, ferry_team_t team, uint64_t *group, uint32_t *number, uint32_t *n);
void ferryi_trace_team(ferry_team_t team, uint64_t *group, uint32_t *n);
/* The same for calls of all PEs that have no team. */
void ferryi_trace_together(ferryi_trace_pe *t, uint32_t kind, uint64_t *group, uint32_t *number, uint32_t *n);
/* Handles may stand for other teams from now on. */
void ferryi_trace_forget_teams(ferryi_trace_pe *t);
/* The number of an MoE object, and its round. */
void ferryi_trace_moe(ferryi_trace_pe *t, const void *object, int begins, uint64_t *group, uint32_t *number);

#endif
