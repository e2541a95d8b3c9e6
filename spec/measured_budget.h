#pragma once

/// How an error that was measured becomes the budget of a `math` line.
namespace assay::spec {

/// What is added to the largest error, in ulps.
inline constexpr double kBudgetMargin = 0.02;
/// What it is multiplied by where a sample was measured and not every input.
inline constexpr double kSampleFactor = 1.25;

}  // namespace assay::spec
