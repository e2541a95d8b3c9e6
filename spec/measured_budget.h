#pragma once

#include <cstdint>

/// How an error that was measured becomes the budget of a `math` line.
namespace assay::spec {

/// What is added to the largest error, in hundredths of an ulp.
inline constexpr std::int64_t kBudgetMargin = 2;
/// What it is multiplied by where a sample was measured and not every input.
inline constexpr double kSampleFactor = 1.25;

}  // namespace assay::spec
