/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRYI_EMU_LAUNCH_H
#define FERRYI_EMU_LAUNCH_H

#include "../cuda_runtime_api.h"
#include "place.h"
#include <type_traits>
#include <utility>

/* Kernels.  emulator/language/rewrite/kernels.c writes
 *
 *     kernel<<<grid, block>>>(a)        as  (ferryi_emu_with(grid, block), kernel(a))
 *     __global__ void kernel(int a) {   as  void kernel(int a) { if (ferryi_emu_entry<kernel>(a)) return;
 *
 * so a kernel that the host calls puts itself into a stream, and whatever names a kernel (a template, a pointer, an
 * overload) works as in any call. */

/* What a CUfunction points to. */
struct ferryi_emu_kernel {
    const char *name; /* as __PRETTY_FUNCTION__ has it, or a module's */
    size_t n_args;
    const size_t *sizes;
    void (*run)(void **args);
};

extern "C" {
/* What the next kernel that the calling host thread calls is launched with. */
void ferryi_emu_configure(const dim3 *grid, const dim3 *block, size_t shared, cudaStream_t stream);
/* Launches so. */
void ferryi_emu_launch(const ferryi_emu_kernel *kernel, void **args);
/* cudaLaunchKernel finds a kernel by its function; cuModuleGetFunction finds one by its name. */
void ferryi_emu_know(const ferryi_emu_kernel *kernel, const void *function);
void ferryi_emu_register(const ferryi_emu_kernel *kernel);
}

/* A parameter, as a thread gets it.  One whose class has a destructor, or copies itself, is passed by reference in the
 * ABI of C++ that g++ and clang++ share: so the thread gets bytes of its own, as on a GPU, where neither runs. */
template <class A, bool = std::is_trivially_copy_constructible_v<A> &&std::is_trivially_move_constructible_v<A>
                       &&std::is_trivially_destructible_v<A>>
struct ferryi_emu_argument {
    typedef A passed;
    A *p;
    FERRYI_EMU_UNCHECKED explicit ferryi_emu_argument(void *from) : p(static_cast<A *>(from)) {}
    FERRYI_EMU_UNCHECKED A &get() { return *p; }
};
template <class A>
struct ferryi_emu_argument<A, false> {
    typedef A &passed;
    alignas(A) unsigned char bytes[sizeof(A)];
    FERRYI_EMU_UNCHECKED explicit ferryi_emu_argument(void *from) { __builtin_memcpy(bytes, from, sizeof(A)); }
    FERRYI_EMU_UNCHECKED A &get() { return *reinterpret_cast<A *>(bytes); }
};

template <class F>
struct ferryi_emu_call;
template <class... A>
struct ferryi_emu_call<void (*)(A...)> {
    static constexpr size_t n = sizeof...(A);
    static constexpr size_t sizes[n + 1] = { sizeof(A)..., 0 };
    template <size_t... I>
    FERRYI_EMU_UNCHECKED static void by(void (*f)(A...), void **args, std::index_sequence<I...>)
    {
        typedef void (*any)();
        typedef void (*as_passed)(typename ferryi_emu_argument<std::remove_const_t<A>>::passed...);
        (void)args;
        reinterpret_cast<as_passed>(reinterpret_cast<any>(f))(
            ferryi_emu_argument<std::remove_const_t<A>>(args[I]).get()...);
    }
    FERRYI_EMU_UNCHECKED static void with(void (*f)(A...), void **args)
    {
        by(f, args, std::index_sequence_for<A...>());
    }
};
template <auto *F>
struct ferryi_emu_kernel_of {
    using call = ferryi_emu_call<decltype(F)>;
    static constexpr const char *name() { return __PRETTY_FUNCTION__; }
    FERRYI_EMU_UNCHECKED static void run(void **args) { call::with(F, args); }
    static constexpr ferryi_emu_kernel object = { name(), call::n, call::sizes, run };
    static const int known;
};
template <auto *F>
const int ferryi_emu_kernel_of<F>::known = (ferryi_emu_know(&object, (const void *)F), 0);

/* A parameter's type as the kernel's type has it. */
template <class T>
struct ferryi_emu_parameter {
    typedef std::remove_cv_t<T> type;
};
template <class T>
struct ferryi_emu_parameter<T *__restrict__> {
    typedef T *type;
};
template <class T>
struct ferryi_emu_parameter<T *const __restrict__> {
    typedef T *type;
};
template <class T>
using ferryi_emu_plain = typename ferryi_emu_parameter<T>::type;

static inline void ferryi_emu_with(dim3 grid, dim3 block, size_t shared = 0, cudaStream_t stream = nullptr)
{
    ferryi_emu_configure(&grid, &block, shared, stream);
}
template <auto *F, class... A>
FERRYI_EMU_UNCHECKED static inline bool ferryi_emu_entry(A &...a)
{
    (void)&ferryi_emu_kernel_of<F>::known;
    if (ferryi_emu_here() != nullptr)
        return false;
    void *args[] = { (void *)&a..., nullptr };
    ferryi_emu_launch(&ferryi_emu_kernel_of<F>::object, args);
    return true;
}

/* For ferry's headers: a kernel as a CUfunction. */
template <auto *F>
static inline int ferryi_emu_function(void **function)
{
    *function = (void *)&ferryi_emu_kernel_of<F>::object;
    return 0;
}
#define FERRYI_KERNEL_FUNCTION(kernel, function) ferryi_emu_function<kernel>(function)

/* A module's kernel, which cuModuleGetFunction finds by its name. */
#define FERRYI_EMU_KERNEL(KERNEL) FERRYI_EMU_KERNEL_AS(KERNEL, #KERNEL)
#define FERRYI_EMU_KERNEL_AS(KERNEL, name)                                                                             \
    static const ferryi_emu_kernel KERNEL##_emu = { name, ferryi_emu_kernel_of<KERNEL>::object.n_args,                 \
                                                    ferryi_emu_kernel_of<KERNEL>::object.sizes,                        \
                                                    ferryi_emu_kernel_of<KERNEL>::object.run };                        \
    static const int KERNEL##_emu_registered = (ferryi_emu_register(&KERNEL##_emu), 0);

#endif
