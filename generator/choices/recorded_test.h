#pragma once

#include <algorithm>
#include <vector>

#include "spec/choices.h"

/// For tests: choices that are recorded, and repeated.
namespace assay::generator {

/// Passes draws on and remembers them.
class Recorder final : public Choices {
 public:
  explicit Recorder(Choices& from) : from_(from) {}
  const std::vector<std::uint64_t>& record() const { return record_; }

 private:
  std::uint64_t draw(std::uint64_t bound) override {
    record_.push_back(bound == 0 ? from_.bits() : from_.below(bound));
    return record_.back();
  }
  Choices& from_;
  std::vector<std::uint64_t> record_;
};

/// Repeats recorded draws; cut off at the bound where the program has changed, zero when exhausted.
class Replay final : public Choices {
 public:
  explicit Replay(std::vector<std::uint64_t> record) : record_(std::move(record)) {}

 private:
  std::uint64_t draw(std::uint64_t bound) override {
    if (next_ == record_.size()) return 0;
    const auto word = record_[next_++];
    return bound == 0 ? word : std::min(word, bound - 1);
  }
  std::vector<std::uint64_t> record_;
  std::size_t next_ = 0;
};

}  // namespace assay::generator
