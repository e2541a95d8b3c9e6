#include "oracle/evaluator/formula/budget.h"

#include <fmt/format.h>

namespace assay::oracle {

namespace {

/// What evaluating an op costs besides its elements, in elements.
constexpr std::int64_t kWorkOfAnOp = 100;

/// `9000`, `1.2e7`.
std::string rounded(std::int64_t n) {
  if (n < 1'000'000) return std::to_string(n);
  int exponent = 0;
  auto mantissa = static_cast<double>(n);
  for (; mantissa >= 9.95; ++exponent) mantissa /= 10;
  return fmt::format("{:.1f}e{}", mantissa, exponent);
}

}  // namespace

/// The clock is not even read where there is no limit of time: nothing that ends depends on it.
std::optional<std::string> Budget::late() const {
  if (limits_.time == kNoLimit || Clock::now() - started_ <= limits_.time) return std::nullopt;
  return fmt::format("out of its budget of {} s after {} steps", static_cast<double>(limits_.time.count()) / 1000,
                     rounded(steps_ + ops_));
}

std::optional<std::string> Budget::take_steps(std::int64_t n) {
  steps_ += n;
  if (steps_ > limits_.steps) return fmt::format("more than {} steps", limits_.steps);
  return late();
}

std::optional<std::string> Budget::take_work(std::int64_t elements) {
  if (__builtin_add_overflow(work_, elements, &work_) || work_ > limits_.work)
    return fmt::format("more work than {} elements", limits_.work);
  return late();
}

std::optional<std::string> Budget::take_op() {
  ++ops_;
  return take_work(kWorkOfAnOp);
}

}  // namespace assay::oracle
