#pragma once

#include <array>
#include <string_view>

/// How common element types are: what models use every day, what they use at times; all others are rare.
namespace assay::reports {

inline constexpr std::array<std::string_view, 9> kEverydayTypes = {"f32", "bf16", "f16", "f64", "i32",
                                                                   "i64", "i1",   "ui8", "ui32"};
inline constexpr std::array<std::string_view, 6> kOccasionalTypes = {"i8",   "i16",          "ui16",
                                                                     "ui64", "complex<f32>", "complex<f64>"};

}  // namespace assay::reports
