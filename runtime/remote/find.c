/* SPDX-License-Identifier: BSD-3-Clause */
/* Opens a provider's plug-in. */
#include "runtime/base/log.h"
#include "runtime/base/plugin.h"
#include "runtime/remote/provider.h"
#include <dlfcn.h>
#include <stdio.h>
#include <string.h>

ferry_status ferryi_provider_find(const char *name, const char *dir, const ferryi_provider_ops **ops)
{
    const char *slash = strrchr(name, '/');
    char folder[FERRYI_PLUGIN_PATH], file[FERRYI_PLUGIN_PATH], text[FERRYI_PLUGIN_PLACES * FERRYI_PLUGIN_PATH];
    int found;
    snprintf(folder, sizeof folder, "%.*s", slash != NULL ? (int)(slash - name) : (int)strlen(dir),
             slash != NULL ? name : dir);
    if (slash != NULL)
        snprintf(file, sizeof file, "%s", slash + 1);
    else
        snprintf(file, sizeof file, "ferry_remote_%s.so", name);
    void *handle = ferryi_plugin_open(file, folder, 0, &found, text, sizeof text);
    if (handle == NULL)
        return ferryi_error(FERRY_ERR_UNSUPPORTED,
                            found ? "%s: its plug-in %s"
                                  : "%s: no plug-in of ferry for it (tried %s): build ferry with it (configure "
                                    "--with-libfabric, --with-verbs), or set FERRY_BOOTSTRAP_DIR to its folder",
                            name, text);
    const ferryi_provider_ops *got = dlsym(handle, FERRYI_PROVIDER_PLUGIN_SYMBOL);
    if (got == NULL || got->size != sizeof *got || got->abi != FERRYI_PROVIDER_ABI)
        return ferryi_error(FERRY_ERR_UNSUPPORTED,
                            "the plug-in %s belongs to another build of ferry: set FERRY_BOOTSTRAP_DIR to the folder "
                            "of this build's",
                            file);
    *ops = got;
    return FERRY_SUCCESS;
}
