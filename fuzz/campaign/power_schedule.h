#pragma once

#include <cstdint>
#include <iosfwd>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace assay::fuzz {

/// Which of several arms to draw more often: those that had a part in more causes than others, of as many programs.
/// What fuzzers call a power schedule (Böhme, Pham and Roychoudhury 2016), over the ops and the element types of
/// programs instead of the inputs of a corpus. An arm of which little is known counts as if it had one cause in as
/// many programs as the average needs for one: it is neither given up nor preferred. One that gives nothing new any
/// more falls back.
class PowerSchedule {
 public:
  explicit PowerSchedule(std::size_t arms) : programs_(arms), credits_(arms) {}

  /// A program had these arms.
  void tried(std::span<const std::size_t> arms);
  /// A new cause is shown by these together; they share it.
  void found(std::span<const std::size_t> arms);

  /// The energy of each arm: how often it is to be drawn, in sixteenths of what is usual; a quarter of it at least,
  /// sixteen times at most. Empty where nothing was found.
  std::vector<std::uint32_t> energies() const;

  std::uint64_t programs(std::size_t arm) const { return programs_[arm]; }
  /// That it had a part in, each shared.
  double causes(std::size_t arm) const;

  /// A line that begins with the word, of which `restore` reads the rest back.
  std::string text(std::string_view word) const;
  bool restore(std::istream& line);

 private:
  std::vector<std::uint64_t> programs_, credits_;
};

}  // namespace assay::fuzz
