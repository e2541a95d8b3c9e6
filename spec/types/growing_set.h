#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <memory>
#include <mutex>
#include <vector>

namespace assay::spec {

/// A set whose members stay where they are until the process ends. Who looks for a member never
/// waits; members are added one at a time.
template <class T> class GrowingSet {
 public:
  /// The member of this hash that `is_it` accepts, else a new one that `make` yields. Equal members
  /// have equal hashes.
  template <class IsIt, class Make> const T* find_or_add(std::uint64_t hash, IsIt is_it, Make make) {
    if (const T* found = table_.load(std::memory_order_acquire)->find(hash, is_it)) return found;
    const std::lock_guard lock(mutex_);
    if (const T* found = tables_.back()->find(hash, is_it)) return found;
    if (2 * (members_.size() + 1) > tables_.back()->entries.size()) grow();
    const T* added = &members_.emplace_back(make());
    tables_.back()->add(hash, added);
    return added;
  }

 private:
  /// `member` is stored last and read first: who sees it sees its hash too.
  struct Entry {
    std::atomic<const T*> member = nullptr;
    std::atomic<std::uint64_t> hash = 0;
  };

  /// Open addressing with linear probing, at most half full.
  struct Table {
    explicit Table(std::size_t size) : entries(size) {}

    std::size_t place(std::uint64_t hash) const { return (hash * 0x9E3779B97F4A7C15ull >> 32) & (entries.size() - 1); }
    std::size_t next(std::size_t i) const { return (i + 1) & (entries.size() - 1); }

    template <class IsIt> const T* find(std::uint64_t hash, IsIt is_it) const {
      for (auto i = place(hash);; i = next(i)) {
        const T* member = entries[i].member.load(std::memory_order_acquire);
        if (!member || (entries[i].hash.load(std::memory_order_relaxed) == hash && is_it(*member))) return member;
      }
    }
    void add(std::uint64_t hash, const T* member) {
      auto i = place(hash);
      while (entries[i].member.load(std::memory_order_relaxed)) i = next(i);
      entries[i].hash.store(hash, std::memory_order_relaxed);
      entries[i].member.store(member, std::memory_order_release);
    }

    std::vector<Entry> entries;
  };

  /// A table that was outgrown is kept: someone may be looking through it.
  void grow() {
    const auto& old = *tables_.back();
    auto larger = std::make_unique<Table>(4 * old.entries.size());
    for (const auto& e : old.entries)
      if (const T* member = e.member.load(std::memory_order_relaxed))
        larger->add(e.hash.load(std::memory_order_relaxed), member);
    tables_.push_back(std::move(larger));
    table_.store(tables_.back().get(), std::memory_order_release);
  }

  std::mutex mutex_;
  std::deque<T> members_;
  std::vector<std::unique_ptr<Table>> tables_ = first_table();
  std::atomic<const Table*> table_ = tables_.back().get();

  static std::vector<std::unique_ptr<Table>> first_table() {
    std::vector<std::unique_ptr<Table>> tables;
    tables.push_back(std::make_unique<Table>(1024));
    return tables;
  }
};

}  // namespace assay::spec
