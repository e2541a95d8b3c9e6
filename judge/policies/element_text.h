#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "judge/case.h"
#include "spec/result.h"

/// Elements as a probe writes them: `1 + ulp`, `tiny`, `-max / 2`, `0x7F`.
namespace assay::judge {

/// The code of one element. The names are those of the type: `tiny` and `normal` (the smallest subnormal and normal
/// number), `max`, `min`, `inf`, `nan`, `ulp` (of 1); `max:f16` is that of another type. Numbers are combined by
/// + - * / ^ and `near(...)`, which rounds; what is no value of the type otherwise is an error. `0x..` is a code.
Result<std::uint64_t> parse_element(std::string_view text, spec::ElementType);

/// A tensor of elements `a, b, c`, or of one that stands everywhere. `every` holds every code of the type in order,
/// `around TYPE` numbers between and next to neighbours of the other type, `hard` what is rare, `drawn N` numbers of
/// sequence N, mostly near 1; they fill the type.
Result<Tensor> parse_elements(std::string_view text, Type);

/// Whether these are the bits of the tensor; any NaN is as good as another.
bool same_elements(const Tensor&, const Tensor&);

/// `1, 2, 3`: elements as literals with their bits; at most `limit`, then `...`.
std::string elements_text(const Tensor&, std::size_t limit = 4);

}  // namespace assay::judge
