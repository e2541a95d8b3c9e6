#pragma once

#include <cstdint>
#include <string_view>

/// The builtins of the language, which compute with integers, lists, types and signatures. What computes elements is a
/// scalar primitive (spec/language/primitives.h).
namespace assay::spec {

// clang-format off
enum class Builtin : std::uint8_t {
  // types
  kRank, kShape, kSize, kDim, kAxes, kElementType, kType, kBaselineType, kBaselineElementType,
  kIsQuantized, kIsPerAxisQuantized, kIsPerTensorQuantized, kQuantizationDimension, kStorageType,
  kExpressedType, kZeroPoints, kScales, kStorageMin, kStorageMax,
  kIsComplex, kIsFloat, kIsToken, kIsTensor, kRealType, kComplexElementType, kBits, kIsPromotable, kFits,
  kTupleElementTypes, kInputTypes, kOutputTypes, kOps, kDynamicAxes, kUnboundedAxes, kUnitRoundoff, kSmallestNormal,
  // lists and numbers
  kSame, kKnown, kIsUnique, kIsSorted, kIsPermutation, kFlat, kReplace, kLast, kCombine, kInterleave,
  kRange, kMin, kMax, kSum, kProd, kCeil, kGiven, kOrEmpty, kIsNamespacedOpName,
  kSplit, kCharacters, kDecimal,
  // means only, of `values` laws too
  kFold, kOne, kSorting, kValues, kNumber, kNth, kClamp, kBetween, kInside, kPosition, kTuple, kLayer, kNext, kSeen,
  kCount
};
// clang-format on

/// What a builtin takes and gives, one letter each:
///   i integer, b boolean, e element type (or the type that has it), t type, f region or signature,
///   r real number, s string, l list, a anything; upper case results, S of strings: a list of these. `?` after a
///   letter: may be left out; `*`: any number. A result `0` has the sort of the first argument, `1` that of its items.
struct BuiltinInfo {
  Builtin function;
  std::string_view name;
  std::string_view parameters;
  char result;
  bool means_only = false;
  bool has_order = false;  ///< `in any order` and its like may follow the call
};

const BuiltinInfo& builtin(Builtin);
const BuiltinInfo* find_builtin(std::string_view name);

}  // namespace assay::spec
