/* SPDX-License-Identifier: BSD-3-Clause */
/* NVSHMEM's calls that are no inline functions: set-up, teams, statuses. */
#include "compat/environment.h"
#include "compat/nvshmem_lib.h"
#include "ferry/compat/nvshmem.h"
#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <strings.h>
#include <sys/random.h>

_Static_assert(sizeof(nvshmemx_uniqueid_t) == 128 && sizeof(nvshmemx_uniqueid_args_t) == 24 &&
                   sizeof(nvshmemx_init_args_t) == 128 && sizeof(nvshmemx_init_attr_t) == 144 &&
                   sizeof(nvshmem_team_config_t) == 64 && sizeof(nvshmemx_region_attrs_t) == 64,
               "NVSHMEM's structures have these sizes");
_Static_assert(NVSHMEM_THREAD_MULTIPLE == (int)FERRY_THREAD_MULTIPLE && NVSHMEM_TEAM_SHARED == (int)FERRY_TEAM_SHARED &&
                   NVSHMEMX_TEAM_NODE == (int)FERRY_TEAM_NODE,
               "levels and teams are passed on as they are");

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int times_initialized;
static int thread_level;

/* ---- Statuses. */

static int status_of(ferry_status status)
{
    switch (status) {
    case FERRY_SUCCESS:
        return NVSHMEMX_SUCCESS;
    case FERRY_ERR_INVALID_ARG:
    case FERRY_ERR_INVALID_PE:
    case FERRY_ERR_INVALID_ADDR:
    case FERRY_ERR_MISALIGNED:
    case FERRY_ERR_OVERFLOW:
        return NVSHMEMX_ERROR_INVALID_VALUE;
    case FERRY_ERR_NO_MEMORY:
        return NVSHMEMX_ERROR_OUT_OF_MEMORY;
    case FERRY_ERR_UNSUPPORTED:
        return NVSHMEMX_ERROR_NOT_SUPPORTED;
    case FERRY_ERR_ASYMMETRIC:
        return NVSHMEMX_ERROR_SYMMETRY;
    default:
        return NVSHMEMX_ERROR_INTERNAL;
    }
}

/* The first failure of a call without a status since the last call with one. */
static int unreported;

void nvshmemi_void(ferry_status status)
{
    int none = FERRY_SUCCESS;
    (void)__atomic_compare_exchange_n(&unreported, &none, (int)status, 0, __ATOMIC_RELAXED, __ATOMIC_RELAXED);
}

int nvshmemi_int(ferry_status status)
{
    const ferry_status before = (ferry_status)__atomic_exchange_n(&unreported, FERRY_SUCCESS, __ATOMIC_RELAXED);
    ferry_fault fault;
    if (status != FERRY_SUCCESS)
        return status_of(status);
    if (before != FERRY_SUCCESS)
        return status_of(before);
    if (ferry_query_initialized() && ferry_fault_next(&fault) == FERRY_SUCCESS) /* a kernel's, or a stream's */
        return status_of(fault.status);
    return NVSHMEMX_SUCCESS;
}

/* The driver is there where heaps are in GPU memory. */
void nvshmemi_await(cudaStream_t stream)
{
    int (*synchronize)(cudaStream_t) = NULL;
    if (strcmp(ferry_space_name(), "cuda") != 0)
        return;
    void *driver = dlopen("libcuda.so.1", RTLD_LAZY | RTLD_NOLOAD);
    void *found = dlsym(driver != NULL ? driver : RTLD_DEFAULT, "cuStreamSynchronize");
    memcpy(&synchronize, &found, sizeof found);
    if (synchronize == NULL || synchronize(stream) != 0)
        nvshmemi_void(ferry_error(FERRY_ERR_SYSTEM, "nvshmemx_TYPE_g_on_stream cannot wait for the stream"));
    if (driver != NULL)
        dlclose(driver);
}

/* ---- The environment. */

extern char **environ;

/* The variables that have an effect here; ferry's own take precedence. */
static const char *const known[] = {
    "SYMMETRIC_SIZE", "DEBUG", "BOOTSTRAP", "BOOTSTRAP_PMI", "DISABLE_P2P", "VERSION"
};

static int is_known(const char *name, size_t length)
{
    for (size_t i = 0; i < sizeof known / sizeof *known; i++)
        if (strlen(known[i]) == length && strncmp(known[i], name, length) == 0)
            return 1;
    return 0;
}

static void tell_of_the_unknown(void)
{
    const char *level = getenv("FERRY_LOG");
    if (level == NULL || (strcmp(level, "debug") != 0 && strcmp(level, "trace") != 0))
        return;
    for (char **variable = environ; *variable != NULL; variable++) {
        const char *name = *variable + 8;
        if (strncmp(*variable, "NVSHMEM_", 8) == 0 && !is_known(name, strcspn(name, "=")))
            fprintf(stderr, "ferry: NVSHMEM_%.*s has no effect here\n", (int)strcspn(name, "="), name);
    }
}

static int is_on(const char *name)
{
    const char *value = getenv(name);
    return value != NULL && value[0] != '\0' && strcmp(value, "0") != 0 && strcasecmp(value, "no") != 0 &&
           strcasecmp(value, "off") != 0 && strcasecmp(value, "false") != 0;
}

static ferry_status settings(ferry_config *config)
{
    const char *size = getenv("NVSHMEM_SYMMETRIC_SIZE"), *bootstrap = getenv("NVSHMEM_BOOTSTRAP");
    if (getenv("FERRY_TIMEOUT") == NULL)
        config->timeout_ns = DEFAULT_TIMEOUT_NS;
    if (size != NULL && size[0] != '\0' && getenv("FERRY_HEAP_MAX") == NULL) {
        if (size_from(size, &config->heap_max) != 0)
            return ferry_error(FERRY_ERR_INVALID_ARG,
                               "NVSHMEM_SYMMETRIC_SIZE='%.100s' is not allowed: give a number of 0 or more, with K, M, "
                               "G or T after it or none",
                               size);
        config->heap_max += HEAP_MARGIN;
    }
    if (bootstrap != NULL && getenv("FERRY_BOOTSTRAP") == NULL && config->bootstrap == NULL &&
        config->unique_id == NULL && config->mpi_comm == NULL) {
        if (strcasecmp(bootstrap, "MPI") == 0)
            config->bootstrap = "mpi";
        else if (strcasecmp(bootstrap, "PMI") == 0 && getenv("NVSHMEM_BOOTSTRAP_PMI") != NULL &&
                 strcasecmp(getenv("NVSHMEM_BOOTSTRAP_PMI"), "PMIX") == 0)
            config->bootstrap = "pmix";
    }
    if (is_on("NVSHMEM_DISABLE_P2P") && getenv("FERRY_PATHS") == NULL)
        config->paths = "staged";
    if (getenv("NVSHMEM_DEBUG") != NULL)
        (void)setenv("FERRY_LOG",
                     strcasecmp(getenv("NVSHMEM_DEBUG"), "INFO") == 0 ||
                             strcasecmp(getenv("NVSHMEM_DEBUG"), "TRACE") == 0
                         ? "debug"
                         : "warn",
                     0);
    tell_of_the_unknown();
    return FERRY_SUCCESS;
}

/* ---- Init and finalize. */

static ferry_status start(ferry_config *config, int level)
{
    ferry_status status = FERRY_SUCCESS;
    pthread_mutex_lock(&lock);
    if (!ferry_query_initialized()) {
        const int has_device = nvshmemi_stage_has_device();
        times_initialized = 0;
        thread_level = level;
        nvshmemi_messages_rename();
        status = settings(config);
        if (status == FERRY_SUCCESS)
            status = ferry_init_with(config);
        if (status == FERRY_SUCCESS)
            nvshmemi_stage_first(config, has_device);
        if (status == FERRY_SUCCESS && ferry_my_pe() == 0 && is_on("NVSHMEM_VERSION"))
            fprintf(stderr, "%s %d.%d.%d\n", NVSHMEM_VENDOR_STRING, FERRY_VERSION_MAJOR, FERRY_VERSION_MINOR,
                    FERRY_VERSION_PATCH);
    }
    times_initialized += status == FERRY_SUCCESS;
    pthread_mutex_unlock(&lock);
    return status;
}

static int start_or_exit(ferry_config *config, int level)
{
    const ferry_status status = start(config, level);
    if (status == FERRY_SUCCESS)
        return NVSHMEMX_SUCCESS;
    fprintf(stderr, "ferry: NVSHMEM cannot start (%s): this program ends\n", ferry_strerror(status));
    exit(255);
}

void nvshmem_init(void)
{
    ferry_config config = FERRY_CONFIG_INIT;
    (void)start_or_exit(&config, NVSHMEM_THREAD_SERIALIZED);
}

int nvshmem_init_thread(int requested, int *provided)
{
    ferry_config config = FERRY_CONFIG_INIT;
    if (requested < NVSHMEM_THREAD_SINGLE || requested > NVSHMEM_THREAD_MULTIPLE)
        return NVSHMEMX_ERROR_INVALID_VALUE;
    (void)start_or_exit(&config, requested);
    if (provided != NULL)
        *provided = thread_level;
    return NVSHMEMX_SUCCESS;
}

void nvshmem_query_thread(int *provided)
{
    *provided = thread_level;
}

/* Structures of both versions have the same members here, but the GPU, which is the second's. */
#define NVSHMEMI_ATTRIBUTES_VERSION ((2 << 16) + (int)sizeof(nvshmemx_init_attr_t))
static int is_version(int version, size_t size)
{
    return version == (1 << 16) + (int)size || version == (2 << 16) + (int)size;
}

int nvshmemx_hostlib_init_attr(unsigned int flags, nvshmemx_init_attr_t *attributes)
{
    const unsigned with_structure = NVSHMEMX_INIT_WITH_MPI_COMM | NVSHMEMX_INIT_WITH_UNIQUEID;
    ferry_config config = FERRY_CONFIG_INIT;
    ferry_unique_id id = { { 0 } };
    const unsigned known_flags = with_structure | NVSHMEMX_INIT_THREAD_PES | NVSHMEMX_INIT_WITH_SHMEM;
    if ((flags & ~known_flags) != 0 || (flags & with_structure) == with_structure) {
        (void)ferry_error(FERRY_ERR_INVALID_ARG, "nvshmemx_init_attr with flags 0x%x: give one way of starting", flags);
        return NVSHMEMX_ERROR_INVALID_VALUE;
    }
    if ((flags & with_structure) != 0 && (attributes == NULL || !is_version(attributes->version, sizeof *attributes))) {
        (void)ferry_error(FERRY_ERR_INVALID_ARG,
                          "nvshmemx_init_attr with attributes of version 0x%x: initialise them by "
                          "NVSHMEMX_INIT_ATTR_INITIALIZER",
                          attributes != NULL ? (unsigned)attributes->version : 0u);
        return NVSHMEMX_ERROR_INVALID_VALUE;
    }
    if ((flags & NVSHMEMX_INIT_WITH_MPI_COMM) != 0) {
        config.bootstrap = "mpi";
        config.mpi_comm = attributes->mpi_comm;
    } else if ((flags & NVSHMEMX_INIT_WITH_UNIQUEID) != 0) {
        const nvshmemx_uniqueid_args_t *args = &attributes->args.uid_args;
        if (args->id == NULL || args->nranks < 1 || args->myrank < 0 || args->myrank >= args->nranks) {
            (void)ferry_error(FERRY_ERR_INVALID_ARG,
                              "nvshmemx_init_attr with rank %d of %d: call nvshmemx_set_attr_uniqueid_args() first",
                              args->myrank, args->nranks);
            return NVSHMEMX_ERROR_INVALID_VALUE;
        }
        memcpy(id.bytes, args->id->internal, sizeof args->id->internal);
        config.unique_id = &id;
        config.rank = args->myrank;
        config.n_pes = args->nranks;
    }
    if (attributes != NULL && attributes->version == NVSHMEMI_ATTRIBUTES_VERSION &&
        attributes->args.cuda_device_id >= 0 &&
        nvshmemi_device_select(attributes->args.cuda_device_id) != FERRY_SUCCESS)
        return NVSHMEMX_ERROR_INVALID_VALUE;
    return start_or_exit(&config, NVSHMEM_THREAD_SERIALIZED);
}

int nvshmemx_init_attr(unsigned int flags, nvshmemx_init_attr_t *attributes)
{
    return nvshmemx_hostlib_init_attr(flags, attributes);
}

int nvshmemx_get_uniqueid(nvshmemx_uniqueid_t *uniqueid)
{
    ferry_unique_id id;
    ferry_status status = ferry_get_unique_id(&id);
    if (status != FERRY_SUCCESS)
        return status_of(status);
    for (size_t i = sizeof uniqueid->internal; i < sizeof id.bytes; i++)
        if (id.bytes[i] != 0)
            return NVSHMEMX_ERROR_INTERNAL;
    uniqueid->version = (1 << 16) + (int)sizeof *uniqueid;
    memcpy(uniqueid->internal, id.bytes, sizeof uniqueid->internal);
    return NVSHMEMX_SUCCESS;
}

int nvshmemx_set_attr_uniqueid_args(int myrank, int nranks, const nvshmemx_uniqueid_t *uniqueid,
                                    nvshmemx_init_attr_t *attributes)
{
    if (uniqueid == NULL || attributes == NULL || nranks < 1 || myrank < 0 || myrank >= nranks)
        return NVSHMEMX_ERROR_INVALID_VALUE;
    const nvshmemx_init_attr_t fresh = NVSHMEMX_INIT_ATTR_INITIALIZER;
    if (!is_version(attributes->version, sizeof *attributes))
        *attributes = fresh;
    attributes->args.uid_args.version = fresh.args.uid_args.version;
    attributes->args.uid_args.id = (nvshmemx_uniqueid_t *)(uintptr_t)uniqueid;
    attributes->args.uid_args.myrank = myrank;
    attributes->args.uid_args.nranks = nranks;
    return NVSHMEMX_SUCCESS;
}

int nvshmemx_set_attr_mpi_comm_args(void *mpi_comm, nvshmemx_init_attr_t *attributes)
{
    if (mpi_comm == NULL || attributes == NULL)
        return NVSHMEMX_ERROR_INVALID_VALUE;
    const nvshmemx_init_attr_t fresh = NVSHMEMX_INIT_ATTR_INITIALIZER;
    if (!is_version(attributes->version, sizeof *attributes))
        *attributes = fresh;
    attributes->mpi_comm = mpi_comm;
    return NVSHMEMX_SUCCESS;
}

void nvshmem_finalize(void)
{
    pthread_mutex_lock(&lock);
    if (times_initialized > 1) {
        times_initialized--;
    } else if (ferry_query_initialized()) {
        times_initialized = 0;
        nvshmemi_regions_end();
        nvshmemi_stage_end();
        (void)ferry_finalize();
    }
    pthread_mutex_unlock(&lock);
}

void nvshmemx_hostlib_finalize(void)
{
    nvshmem_finalize();
}

int nvshmemx_init_status(void)
{
    if (!ferry_query_initialized())
        return NVSHMEM_STATUS_NOT_INITIALIZED;
    return nvshmemi_stage_chooses() ? NVSHMEM_STATUS_IS_BOOTSTRAPPED : NVSHMEM_STATUS_IS_INITIALIZED;
}

/* ---- Modules, buffers, queue pairs. */

int nvshmemx_cumodule_init(struct CUmod_st *module)
{
    return nvshmemi_int(ferry_module_init(module));
}

int nvshmemx_cumodule_finalize(struct CUmod_st *module)
{
    return nvshmemi_int(ferry_module_finalize(module));
}

int nvshmemx_culibrary_init(struct CUlib_st *library)
{
    (void)library;
    return NVSHMEMX_ERROR_NOT_SUPPORTED;
}

int nvshmemx_culibrary_finalize(struct CUlib_st *library)
{
    (void)library;
    return NVSHMEMX_ERROR_NOT_SUPPORTED;
}

int nvshmemx_buffer_register(void *address, size_t length)
{
    return address == NULL || length == 0 ? NVSHMEMX_ERROR_INVALID_VALUE : NVSHMEMX_SUCCESS;
}

int nvshmemx_buffer_unregister(void *address)
{
    return address == NULL ? NVSHMEMX_ERROR_INVALID_VALUE : NVSHMEMX_SUCCESS;
}

void nvshmemx_buffer_unregister_all(void) {}

void *nvshmemx_buffer_register_symmetric(void *buffer, size_t size, int flags)
{
    (void)flags; /* none is defined */
    nvshmemi_complete();
    return ferry_buffer_register(buffer, size);
}

void *nvshmemx_buffer_register_symmetric_at_preferred_address(void *buffer, size_t size, void *preferred, int flags)
{
    (void)preferred;
    return nvshmemx_buffer_register_symmetric(buffer, size, flags);
}

int nvshmemx_buffer_unregister_symmetric(void *mapped, size_t size)
{
    (void)size;
    return nvshmemi_int(ferry_buffer_unregister(mapped));
}

int nvshmemx_qp_create(int num_qps, nvshmemx_qp_handle_t **handles)
{
    if (num_qps < 1 || handles == NULL)
        return NVSHMEMX_ERROR_INVALID_VALUE;
    *handles = malloc((size_t)num_qps * sizeof **handles);
    if (*handles == NULL)
        return NVSHMEMX_ERROR_OUT_OF_MEMORY;
    for (int i = 0; i < num_qps; i++)
        (*handles)[i] = NVSHMEMX_QP_DEFAULT + i;
    return NVSHMEMX_SUCCESS;
}

/* ---- Teams. */

static ferry_team_config config_of(const nvshmem_team_config_t *config, long mask)
{
    const nvshmem_team_config_t fresh = NVSHMEM_TEAM_CONFIG_INITIALIZER;
    const int is_given = config != NULL && (mask & NVSHMEM_TEAM_CONFIG_MASK_NUM_CONTEXTS) != 0;
    return (ferry_team_config){ .num_contexts = is_given ? config->num_contexts : fresh.num_contexts };
}

int nvshmem_team_split_strided(nvshmem_team_t parent, int begin, int stride, int size,
                               const nvshmem_team_config_t *config, long config_mask, nvshmem_team_t *team)
{
    const ferry_team_config own = config_of(config, config_mask);
    ferry_team_t made = FERRY_TEAM_INVALID;
    if (parent == NVSHMEM_TEAM_WORLD)
        nvshmemi_complete();
    const int status = nvshmemi_int(
        ferry_team_split_strided(nvshmemi_team(parent), begin, stride, size, &own, FERRY_TEAM_NUM_CONTEXTS, &made));
    *team = made;
    return status;
}

int nvshmem_team_split_2d(nvshmem_team_t parent, int xrange, const nvshmem_team_config_t *xconfig, long xmask,
                          nvshmem_team_t *xteam, const nvshmem_team_config_t *yconfig, long ymask,
                          nvshmem_team_t *yteam)
{
    const ferry_team_config xown = config_of(xconfig, xmask), yown = config_of(yconfig, ymask);
    ferry_team_t x = FERRY_TEAM_INVALID, y = FERRY_TEAM_INVALID;
    if (parent == NVSHMEM_TEAM_WORLD)
        nvshmemi_complete();
    const int status = nvshmemi_int(ferry_team_split_2d(nvshmemi_team(parent), xrange, &xown, FERRY_TEAM_NUM_CONTEXTS,
                                                        &x, &yown, FERRY_TEAM_NUM_CONTEXTS, &y));
    *xteam = x;
    *yteam = y;
    return status;
}

void nvshmem_team_get_config(nvshmem_team_t team, nvshmem_team_config_t *config)
{
    const nvshmem_team_config_t fresh = NVSHMEM_TEAM_CONFIG_INITIALIZER;
    ferry_team_config own;
    *config = fresh;
    if (team > NVSHMEMX_TEAM_NODE && /* one that the program has made */
        ferry_team_get_config(nvshmemi_team(team), FERRY_TEAM_NUM_CONTEXTS, &own) == FERRY_SUCCESS)
        config->num_contexts = own.num_contexts;
}

void nvshmem_team_destroy(nvshmem_team_t team)
{
    nvshmemi_void_of(ferry_team_destroy(nvshmemi_team(team)));
}

int nvshmemx_team_get_uniqueid(nvshmemx_team_uniqueid_t *uniqueid)
{
    const nvshmem_team_config_t fresh = NVSHMEM_TEAM_CONFIG_INITIALIZER;
    nvshmemx_team_uniqueid_t id;
    if (uniqueid == NULL)
        return NVSHMEMX_ERROR_INVALID_VALUE;
    do {
        if (getrandom(&id, sizeof id, 0) != (ssize_t)sizeof id) /* so few bytes come whole, once the kernel has any */
            return nvshmemi_int(
                ferry_error(FERRY_ERR_SYSTEM, "nvshmemx_team_get_uniqueid: no random number: %s", strerror(errno)));
    } while (id == fresh.uniqueid);
    *uniqueid = id;
    return NVSHMEMX_SUCCESS;
}

int nvshmemx_team_init(nvshmem_team_t *team, nvshmem_team_config_t *config, long config_mask, int npes,
                       int pe_idx_in_team)
{
    const nvshmem_team_config_t fresh = NVSHMEM_TEAM_CONFIG_INITIALIZER;
    ferry_team_t made = FERRY_TEAM_INVALID;
    if (team == NULL)
        return NVSHMEMX_ERROR_INVALID_VALUE;
    *team = NVSHMEM_TEAM_INVALID;
    if (config == NULL || config->version != fresh.version || (config_mask & NVSHMEM_TEAM_CONFIG_MASK_UNIQUEID) == 0 ||
        config->uniqueid == fresh.uniqueid) {
        (void)ferry_error(FERRY_ERR_INVALID_ARG,
                          "nvshmemx_team_init without a unique id: initialise config by "
                          "NVSHMEM_TEAM_CONFIG_INITIALIZER, set config.uniqueid from nvshmemx_team_get_uniqueid(), and "
                          "NVSHMEM_TEAM_CONFIG_MASK_UNIQUEID in config_mask");
        return NVSHMEMX_ERROR_INVALID_VALUE;
    }
    const ferry_team_config own = config_of(config, config_mask);
    const int status =
        nvshmemi_int(ferry_team_from_key(config->uniqueid, npes, pe_idx_in_team, &own, FERRY_TEAM_NUM_CONTEXTS, &made));
    *team = made;
    return status;
}
