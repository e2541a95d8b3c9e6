#include "spec/language/functions.h"

#include <algorithm>
#include <cassert>
#include <iterator>

namespace assay::spec {
namespace {

constexpr BuiltinInfo kBuiltins[] = {
    {Builtin::kRank, "rank", "t", 'i'},
    {Builtin::kShape, "shape", "t", 'I'},
    {Builtin::kSize, "size", "t", 'i'},
    {Builtin::kDim, "dim", "ti", 'i'},
    {Builtin::kAxes, "axes", "t", 'I'},
    {Builtin::kElementType, "element_type", "t", 'e'},
    {Builtin::kType, "type", "t", '0'},
    {Builtin::kBaselineType, "baseline_type", "t", 't'},
    {Builtin::kBaselineElementType, "baseline_element_type", "t", 'e'},
    {Builtin::kIsQuantized, "is_quantized", "e", 'b'},
    {Builtin::kIsPerAxisQuantized, "is_per_axis_quantized", "e", 'b'},
    {Builtin::kIsPerTensorQuantized, "is_per_tensor_quantized", "e", 'b'},
    {Builtin::kQuantizationDimension, "quantization_dimension", "e", 'i'},
    {Builtin::kStorageType, "storage_type", "e", 'e'},
    {Builtin::kExpressedType, "expressed_type", "e", 'e'},
    {Builtin::kZeroPoints, "zero_points", "e", 'I'},
    {Builtin::kScales, "scales", "e", 'a'},
    {Builtin::kStorageMin, "storage_min", "e", 'i'},
    {Builtin::kStorageMax, "storage_max", "e", 'i'},
    {Builtin::kIsComplex, "is_complex", "e", 'b'},
    {Builtin::kIsFloat, "is_float", "e", 'b'},
    {Builtin::kIsToken, "is_token", "t", 'b'},
    {Builtin::kIsTensor, "is_tensor", "t", 'b'},
    {Builtin::kRealType, "real_type", "e", 'e'},
    {Builtin::kComplexElementType, "complex_element_type", "e", 'e'},
    {Builtin::kBits, "bits", "e", 'i'},
    {Builtin::kIsPromotable, "is_promotable", "ee", 'b'},
    {Builtin::kFits, "fits", "ae", 'b'},
    {Builtin::kTupleElementTypes, "tuple_element_types", "t", 'T'},
    {Builtin::kInputTypes, "input_types", "f", 'T'},
    {Builtin::kOutputTypes, "output_types", "f", 'T'},
    {Builtin::kOps, "ops", "f", 'S'},
    {Builtin::kDynamicAxes, "dynamic_axes", "t", 'I'},
    {Builtin::kUnboundedAxes, "unbounded_axes", "t", 'I'},
    {Builtin::kUnitRoundoff, "unit_roundoff", "e", 'r'},
    {Builtin::kSmallestNormal, "smallest_normal", "e", 'r'},
    {Builtin::kSame, "same", "l", 'b'},
    {Builtin::kKnown, "known", "l", '1'},
    {Builtin::kIsUnique, "is_unique", "l", 'b'},
    {Builtin::kIsSorted, "is_sorted", "l", 'b'},
    {Builtin::kIsPermutation, "is_permutation", "ll", 'b'},
    {Builtin::kFlat, "flat", "l", 'I'},
    {Builtin::kReplace, "replace", "lia", '0'},
    {Builtin::kLast, "last", "li", '0'},
    {Builtin::kCombine, "combine", "llll", 'I'},
    {Builtin::kInterleave, "interleave", "ll", '0'},
    {Builtin::kRange, "range", "i", 'I'},
    {Builtin::kMin, "min", "aa*", '1'},
    {Builtin::kMax, "max", "aa*", '1'},
    {Builtin::kSum, "sum", "a", '1', false, true},
    {Builtin::kProd, "prod", "l", '1'},
    {Builtin::kCeil, "ceil", "i", 'i'},
    {Builtin::kGiven, "given", "a", 'b'},
    {Builtin::kOrEmpty, "or_empty", "a", '0'},
    {Builtin::kIsNamespacedOpName, "is_namespaced_op_name", "s", 'b'},
    {Builtin::kSplit, "split", "ss", 'S'},
    {Builtin::kCharacters, "characters", "s", 'I'},
    {Builtin::kDecimal, "decimal", "s", 'r'},
    {Builtin::kFold, "fold", "aaa?", 'a', true, true},
    {Builtin::kOne, "one", "a", '0', true},
    {Builtin::kSorting, "sorting", "al", 'I', true, true},
    {Builtin::kValues, "values", "t", 'a'},
    {Builtin::kNumber, "number", "ll", 'i', true},
    {Builtin::kNth, "nth", "il", 'I', true},
    {Builtin::kClamp, "clamp", "aaa", 'a', true},
    {Builtin::kBetween, "between", "aaa?", 'a', true},
    {Builtin::kInside, "inside", "lt", 'b', true},
    {Builtin::kPosition, "position", "al", 'i', true},
    {Builtin::kTuple, "tuple", "a", 'a', true},
    {Builtin::kLayer, "layer", "aii", 'a', true},
    {Builtin::kNext, "next", "aa*", 'a', true},
    {Builtin::kSeen, "seen", "iaa*", 'a', true},
};
static_assert(std::size(kBuiltins) == static_cast<std::size_t>(Builtin::kCount));

}  // namespace

const BuiltinInfo& builtin(Builtin function) {
  const BuiltinInfo& info = kBuiltins[static_cast<std::size_t>(function)];
  assert(info.function == function);
  return info;
}

const BuiltinInfo* find_builtin(std::string_view name) {
  const auto* it = std::ranges::find(kBuiltins, name, &BuiltinInfo::name);
  return it == std::end(kBuiltins) ? nullptr : it;
}

}  // namespace assay::spec
