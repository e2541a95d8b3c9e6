#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "spec/choices.h"

/// The other sources of choices; the PRNG stands in spec/choices.h.
namespace assay::generator {

/// Passes draws on and remembers them.
class Recorder final : public Choices {
 public:
  explicit Recorder(Choices& from) : from_(from) {}
  const std::vector<std::uint64_t>& record() const { return record_; }

 private:
  std::uint64_t draw(std::uint64_t bound) override;
  Choices& from_;
  std::vector<std::uint64_t> record_;
};

/// Repeats recorded draws; cut off at the bound where the program has changed, zero when exhausted.
class Replay final : public Choices {
 public:
  explicit Replay(std::vector<std::uint64_t> record) : record_(std::move(record)) {}

 private:
  std::uint64_t draw(std::uint64_t bound) override;
  std::vector<std::uint64_t> record_;
  std::size_t next_ = 0;
};

/// Raw bytes (libFuzzer): two bytes per draw below 2^16, eight otherwise, so that a mutation of one
/// draw leaves the others in place; zero when exhausted.
class Bytes final : public Choices {
 public:
  explicit Bytes(std::span<const std::uint8_t> bytes) : bytes_(bytes) {}

 private:
  std::uint64_t draw(std::uint64_t bound) override;
  std::span<const std::uint8_t> bytes_;
  std::size_t next_ = 0;
};

}  // namespace assay::generator
