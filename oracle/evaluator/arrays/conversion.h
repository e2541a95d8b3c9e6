#pragma once

#include <span>
#include <vector>

#include "oracle/evaluator/machine.h"

/// Terms as the arrays that are computed with. What an element is, the machine's domain says.
namespace assay::oracle {

/// Indices or conditions; elements that do not exist are kNowhere.
Numbers numbers(Machine&, const Term&);
/// Elements of a type; what nothing stands for is not present. Quantized elements are converted as the
/// numbers that they stand for.
Cells cells(Machine&, const Term&, const Element&);
/// The same of a type that is quantized per axis, whose slices these are. What merely moved, with its scale, is not
/// computed.
Cells cells(Machine&, const Term&, const Element&, const Numbers& slices);
/// An index of a tensor of this rank.
std::vector<Numbers> index_list(Machine&, std::span<const Term> index, std::size_t rank);

}  // namespace assay::oracle
