# SPDX-License-Identifier: BSD-3-Clause
# find_package(NVSHMEM): nvshmem::nvshmem_host and nvshmem::nvshmem_device, by ferry.  A program that compiles against both
# needs no separable compilation.
set(NVSHMEM_VERSION 3.8.0)
get_filename_component(nvshmem_HOME "${CMAKE_CURRENT_LIST_DIR}/../../.." ABSOLUTE)
set(NVSHMEM_INCLUDE_DIR "${nvshmem_HOME}/include")
set(NVSHMEM_LIBRARY_DIR "${nvshmem_HOME}/lib")
if(NOT TARGET nvshmem::nvshmem_host)
  add_library(nvshmem::nvshmem_host INTERFACE IMPORTED)
  set_target_properties(nvshmem::nvshmem_host PROPERTIES
    INTERFACE_INCLUDE_DIRECTORIES "${NVSHMEM_INCLUDE_DIR}"
    INTERFACE_LINK_LIBRARIES "${NVSHMEM_LIBRARY_DIR}/libferry-nvshmem.so;${NVSHMEM_LIBRARY_DIR}/libferry.so")
  add_library(nvshmem::nvshmem_device INTERFACE IMPORTED)
  set_target_properties(nvshmem::nvshmem_device PROPERTIES INTERFACE_LINK_LIBRARIES nvshmem::nvshmem_host)
  add_library(nvshmem::nvshmem INTERFACE IMPORTED)
  set_target_properties(nvshmem::nvshmem PROPERTIES INTERFACE_LINK_LIBRARIES nvshmem::nvshmem_host)
endif()
