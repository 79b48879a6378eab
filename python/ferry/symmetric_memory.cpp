// SPDX-License-Identifier: BSD-3-Clause
// The backend "FERRY" of torch.distributed._symmetric_memory, against the headers that torch's wheel contains.
// symmetric_memory.py compiles this file at first use and gives it functions for all that is ferry's.  Sentences are
// put together without streams: where the compiler links libstdc++ statically, streams beside torch's own libstdc++
// crash.
#include <torch/csrc/distributed/c10d/GroupRegistry.hpp>
#include <torch/csrc/distributed/c10d/symm_mem/SymmetricMemory.hpp>

#include <map>
#include <memory>
#include <mutex>
#include <string>

namespace symm = c10d::symmetric_memory;

extern "C" struct ferry_symmetric_calls {
    int my_pe, n_pes;
    int device; // the GPU; -1: the heap is in host memory
    // Each takes the GIL, and writes a sentence to why[512] when it fails.
    void *(*alloc)(char *why, size_t nbytes,
                   size_t pad); // symmetric, the pad and the words of barriers behind it are 0
    void (*free)(void *at);
    int (*synchronize)(char *why, int op, void *words, int peer, int channel, size_t timeout_ms); // 0: success
    int (*meet)(char *why, void *words, size_t nbytes); // 0: all PEs have the allocation with this size
    void *(*ptr)(const void *at, int pe);
};

namespace
{

enum { BARRIER, PUT_SIGNAL, WAIT_SIGNAL };

ferry_symmetric_calls calls; // alloc is NULL before the first enable() and when the interpreter ends
std::mutex calls_lock;

size_t padded(size_t nbytes)
{
    return (nbytes + 255) / 256 * 256;
}

ferry_symmetric_calls now()
{
    std::lock_guard<std::mutex> held(calls_lock);
    TORCH_CHECK(calls.alloc != nullptr, "ferry's symmetric memory: the job or the interpreter has ended");
    return calls;
}

// The memory of an allocation.  The tensor's storage and each handle hold it, so that no other tensor gets memory to
// which a handle still points.
class Block
{
  public:
    explicit Block(void *at) : at_(at) {}
    Block(const Block &) = delete;
    Block &operator=(const Block &) = delete;
    ~Block()
    {
        ferry_symmetric_calls c;
        {
            std::lock_guard<std::mutex> held(calls_lock);
            c = calls;
        }
        if (c.free != nullptr)
            c.free(at_);
    }

  private:
    void *at_;
};

struct Allocation {
    size_t size, pad;
    std::shared_ptr<Block> block;
    std::map<char *, c10::intrusive_ptr<symm::SymmetricMemory>> found; // by rendezvous
};

c10::Device device_of(const ferry_symmetric_calls &c)
{
    return c.device < 0 ? c10::Device(c10::kCPU) : c10::Device(c10::kCUDA, (c10::DeviceIndex)c.device);
}

class Memory : public symm::SymmetricMemory
{
  public:
    Memory(const ferry_symmetric_calls &c, char *base, const Allocation &a, char *at)
        : c_(c), block_(a.block), size_(a.size - (size_t)(at - base)), words_(base + padded(a.size) + padded(a.pad))
    {
        for (int pe = 0; pe < c.n_pes; pe++) {
            char *peer = (char *)c.ptr(base, pe);
            buffers_.push_back(peer == nullptr ? nullptr : peer + (at - base));
            pads_.push_back(peer == nullptr ? nullptr : peer + padded(a.size));
            ranks_.push_back(pe);
            if (peer == nullptr && out_of_reach_ < 0)
                out_of_reach_ = pe;
        }
        buffers_there_ = on_device(buffers_.data());
        pads_there_ = on_device(pads_.data());
        ranks_there_ = at::from_blob(ranks_.data(), { c.n_pes }, at::kInt).to(device_of(c), false, true);
    }
    std::vector<void *> get_buffer_ptrs() override
    {
        reached();
        return buffers_;
    }
    std::vector<void *> get_signal_pad_ptrs() override
    {
        reached();
        return pads_;
    }
    void **get_buffer_ptrs_dev() override
    {
        reached();
        return (void **)buffers_there_.data_ptr();
    }
    void **get_signal_pad_ptrs_dev() override
    {
        reached();
        return (void **)pads_there_.data_ptr();
    }
    size_t get_buffer_size() override { return size_; }
    size_t get_offset() override { return 0; }
    bool has_multicast_support() override { return false; }
    void *get_multicast_ptr() override { return nullptr; }
    void barrier(int channel, size_t timeout_ms) override { synchronize(BARRIER, 0, channel, timeout_ms); }
    void put_signal(int rank, int channel, size_t timeout_ms) override
    {
        synchronize(PUT_SIGNAL, rank, channel, timeout_ms);
    }
    void wait_signal(int rank, int channel, size_t timeout_ms) override
    {
        synchronize(WAIT_SIGNAL, rank, channel, timeout_ms);
    }
    int get_rank() override { return c_.my_pe; }
    int get_world_size() override { return c_.n_pes; }
    c10::Device get_device() override { return device_of(c_); }
    const std::vector<int> &get_rank_to_global_rank() override { return ranks_; }
    int *get_rank_to_global_rank_dev() override { return (int *)ranks_there_.data_ptr(); }
    bool world_within_direct_access() override { return out_of_reach_ < 0; }

  private:
    at::Tensor on_device(void *pointers) const
    {
        return at::from_blob(pointers, { c_.n_pes }, at::kLong).to(device_of(c_), false, true);
    }
    void reached() const
    {
        TORCH_CHECK(out_of_reach_ < 0,
                    "ferry: PE " + std::to_string(c_.my_pe) + " cannot load and store the memory of PE " +
                        std::to_string(out_of_reach_) +
                        ", so there is no pointer to it: use torch.ops.ferry, or ferry.put and ferry.get, which need "
                        "none");
    }
    void synchronize(int op, int rank, int channel, size_t timeout_ms)
    {
        char why[512] = "";
        TORCH_CHECK(rank >= 0 && rank < c_.n_pes, "rank " + std::to_string(rank) + " of " + std::to_string(c_.n_pes));
        TORCH_CHECK(now().synchronize(why, op, words_, rank, channel, timeout_ms) == 0, why);
    }
    ferry_symmetric_calls c_;
    std::shared_ptr<Block> block_;
    size_t size_;
    void *words_;
    int out_of_reach_ = -1;
    std::vector<void *> buffers_, pads_;
    std::vector<int> ranks_;
    at::Tensor buffers_there_, pads_there_, ranks_there_;
};

class Allocator : public symm::SymmetricMemoryAllocator
{
  public:
    explicit Allocator(c10::DeviceType type) : type_(type) {}
    void *alloc(size_t size, int device, const std::optional<std::string> &) override
    {
        const ferry_symmetric_calls c = now();
        const size_t pad = symm::get_signal_pad_size();
        char why[512] = "";
        TORCH_CHECK(c.device < 0 || device < 0 || device == c.device,
                    "ferry's heap is on GPU " + std::to_string(c.device) + ", not on " + std::to_string(device));
        void *at = c.alloc(why, size, pad);
        TORCH_CHECK(at != nullptr, why);
        auto block = std::make_shared<Block>(at);
        std::lock_guard<std::mutex> held(lock_);
        allocations_[(char *)at] = { size, pad, std::move(block), {} };
        return at;
    }
    void free(void *at) override
    {
        Allocation gone; // let go without the lock
        std::lock_guard<std::mutex> held(lock_);
        auto it = allocations_.find((char *)at);
        if (it == allocations_.end())
            return;
        gone = std::move(it->second);
        allocations_.erase(it);
    }
    size_t get_alloc_size(void *at) override
    {
        std::lock_guard<std::mutex> held(lock_);
        return of(at)->second.size;
    }
    c10::intrusive_ptr<symm::SymmetricMemory> rendezvous(void *at, const std::optional<std::string> &group) override
    {
        const ferry_symmetric_calls c = now();
        if (group.has_value()) {
            const auto found = c10d::resolve_process_group(*group);
            TORCH_CHECK(found->getRank() == c.my_pe && found->getSize() == c.n_pes,
                        "ferry: the group " + *group + " has this process as rank " + std::to_string(found->getRank()) +
                            " of " + std::to_string(found->getSize()) + ", and ferry as PE " + std::to_string(c.my_pe) +
                            " of " + std::to_string(c.n_pes) + ": a group is the whole job, in its order");
        }
        char *base;
        Allocation a;
        {
            std::lock_guard<std::mutex> held(lock_);
            auto it = of(at);
            const auto found = it->second.found.find((char *)at);
            if (found != it->second.found.end())
                return found->second;
            base = it->first;
            a = { it->second.size, it->second.pad, it->second.block, {} };
        }
        char why[512] = ""; // without the lock: it waits for other PEs
        TORCH_CHECK(c.meet(why, base + padded(a.size) + padded(a.pad), a.size) == 0, why);
        auto made = c10::make_intrusive<Memory>(c, base, a, (char *)at);
        std::lock_guard<std::mutex> held(lock_);
        return of(at)->second.found.emplace((char *)at, std::move(made)).first->second;
    }
    bool has_multicast_support(int) override { return false; }
    // Not every torch has this function to override.
    bool has_allocation(void *at)
    {
        std::lock_guard<std::mutex> held(lock_);
        return find(at) != allocations_.end();
    }
    c10::DeviceType supported_device_type() override { return type_; }
    std::string name() override { return "FERRY"; }

  private:
    std::map<char *, Allocation>::iterator find(void *at)
    {
        auto it = allocations_.upper_bound((char *)at);
        if (it == allocations_.begin())
            return allocations_.end();
        --it;
        return (char *)at < it->first + std::max<size_t>(it->second.size, 1) ? it : allocations_.end();
    }
    std::map<char *, Allocation>::iterator of(void *at)
    {
        auto it = find(at);
        TORCH_CHECK(it != allocations_.end(), "ferry: this memory is none of the backend FERRY's");
        return it;
    }
    c10::DeviceType type_;
    std::mutex lock_;
    std::map<char *, Allocation> allocations_;
};

} // namespace

// NULL: nothing of Python's is called any more.
extern "C" void ferry_symmetric_enable(const ferry_symmetric_calls *given)
{
    static bool registered;
    {
        std::lock_guard<std::mutex> held(calls_lock);
        calls = given != nullptr ? *given : ferry_symmetric_calls();
    }
    if (given != nullptr && !registered) {
        registered = true;
        symm::register_availability("FERRY",
                                    c10::make_intrusive<Allocator>(given->device < 0 ? c10::kCPU : c10::kCUDA));
    }
}
