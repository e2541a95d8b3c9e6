#pragma once

#include <array>
#include <string_view>

/// How common element types are: what models use every day, what they use at times; all others are rare.
namespace assay::reports {

inline constexpr std::array<std::string_view, 9> kEverydayTypes = {"f32", "bf16", "f16", "f64", "i32",
                                                                   "i64", "i1",   "ui8", "ui32"};
inline constexpr std::array<std::string_view, 6> kOccasionalTypes = {"i8",   "i16",          "ui16",
                                                                     "ui64", "complex<f32>", "complex<f64>"};

/// What people use comes first: the types that most models have, those that many have, and the rest.
inline constexpr std::array<std::string_view, 5> kFirstTier = {"f32", "bf16", "f16", "i32", "i1"};
inline constexpr std::array<std::string_view, 6> kSecondTier = {"f64", "i64",          "i8",
                                                                "ui8", "complex<f32>", "complex<f64>"};
inline constexpr int kRareTier = 2;

/// 0, 1 or `kRareTier`.
constexpr int tier_of(std::string_view type) {
  for (const std::string_view t : kFirstTier)
    if (t == type) return 0;
  for (const std::string_view t : kSecondTier)
    if (t == type) return 1;
  return kRareTier;
}

}  // namespace assay::reports
