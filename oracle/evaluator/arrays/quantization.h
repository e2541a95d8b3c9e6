#pragma once

#include "oracle/evaluator/machine.h"

/// Quantized elements and the numbers that they stand for (StableHLO, "Quantization computations"), step
/// by step through the domain's own scalar functions.
namespace assay::oracle {

/// `dequantize`: (stored - zero point) * scale. The difference is the number that "Quantized element types" say it is,
/// also where the storage type, in which the function of that name subtracts, does not hold it.
Cells dequantized(Machine&, const Cells&);
/// `quantize`: x / scale + zero point, clamped to what is stored and rounded to nearest even. The slices say which
/// scale each element has where the type is quantized per axis; null otherwise.
Cells quantized(Machine&, const Cells& expressed, const Element& to, const Numbers* slices);
/// Whether the numbers that elements of a type stand for lead back to the same elements, whatever is rounded on the
/// way: the product by the scale, the quotient, and the sum with the zero point.
bool leads_back(const spec::Quantization&);
/// Whether elements quantized per axis stand for the same numbers, as they are stored, where these slices of another
/// type are.
bool has_same_scales(const Space&, const Cells&, const spec::Quantization& to, const Numbers& slices);

}  // namespace assay::oracle
