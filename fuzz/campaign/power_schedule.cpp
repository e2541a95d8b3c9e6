#include "fuzz/campaign/power_schedule.h"

#include <algorithm>
#include <istream>
#include <numeric>

#include <fmt/format.h>

#include "generator/generator.h"

namespace assay::fuzz {
namespace {

/// Of one cause. Any number of arms up to six shares it without remainder.
constexpr std::uint64_t kCause = 60;

constexpr std::uint64_t kUsual = generator::kUsualEnergy;
constexpr std::uint64_t kLeast = kUsual / 4, kMost = kUsual * 16;

std::uint64_t total(const std::vector<std::uint64_t>& numbers) {
  return std::accumulate(numbers.begin(), numbers.end(), std::uint64_t{0});
}

}  // namespace

void PowerSchedule::tried(std::span<const std::size_t> arms) {
  for (const std::size_t arm : arms) ++programs_[arm];
}

void PowerSchedule::found(std::span<const std::size_t> arms) {
  for (const std::size_t arm : arms) credits_[arm] += kCause / arms.size();
}

/// (causes + 1) / (programs + programs of one cause of the average), against what the average has. A steeper measure,
/// the square of it, brought as many causes in as many programs, and more programs that show what is known.
std::vector<std::uint32_t> PowerSchedule::energies() const {
  const std::uint64_t programs = total(programs_), credits = total(credits_);
  if (programs == 0 || credits == 0) return {};
  std::vector<std::uint32_t> out(programs_.size());
  for (std::size_t arm = 0; arm < out.size(); ++arm) {
    const std::uint64_t own = (credits_[arm] + kCause) * programs;
    const std::uint64_t average = kCause * programs + programs_[arm] * credits;
    out[arm] = static_cast<std::uint32_t>(std::clamp(kUsual * own / average, kLeast, kMost));
  }
  return out;
}

double PowerSchedule::causes(std::size_t arm) const {
  return static_cast<double>(credits_[arm]) / static_cast<double>(kCause);
}

std::string PowerSchedule::text(std::string_view word) const {
  std::string out(word);
  for (std::size_t arm = 0; arm < programs_.size(); ++arm)
    if (programs_[arm] != 0 || credits_[arm] != 0) out += fmt::format(" {} {} {}", arm, programs_[arm], credits_[arm]);
  return out + "\n";
}

bool PowerSchedule::restore(std::istream& line) {
  std::size_t arm = 0;
  std::uint64_t programs = 0, credits = 0;
  while (line >> arm) {
    if (arm >= programs_.size() || !(line >> programs >> credits)) return false;
    programs_[arm] = programs;
    credits_[arm] = credits;
  }
  return line.eof();
}

}  // namespace assay::fuzz
