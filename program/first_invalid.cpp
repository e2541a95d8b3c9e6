#include "program/first_invalid.h"

#include <algorithm>
#include <atomic>
#include <mutex>
#include <thread>
#include <vector>

namespace assay::program {
namespace {

/// Numbers are given out in order, so that below the first invalid one all are looked at.
class Search {
 public:
  Search(std::uint64_t first, std::uint64_t count) : next_(first), end_(first + count) {}

  void run(const ProgramStream& stream) {
    for (auto number = next_++; number < end_; number = next_++) {
      Module module = stream(number);
      if (auto valid = verify(module); !valid) found({number, std::move(module), valid.error()});
    }
  }

  std::optional<Invalid> result() { return std::move(invalid_); }

 private:
  void found(Invalid invalid) {
    const std::lock_guard lock(mutex_);
    if (invalid.number >= end_) return;
    end_ = invalid.number;
    invalid_ = std::move(invalid);
  }

  std::atomic<std::uint64_t> next_, end_;
  std::mutex mutex_;
  std::optional<Invalid> invalid_;
};

}  // namespace

std::optional<Invalid> first_invalid(std::uint64_t first, std::uint64_t count, int jobs,
                                     const std::function<ProgramStream()>& open) {
  Search search(first, count);
  std::vector<std::thread> others;
  for (int i = 1; i < jobs; ++i) others.emplace_back([&] { search.run(open()); });
  search.run(open());
  for (auto& thread : others) thread.join();
  return search.result();
}

}  // namespace assay::program
