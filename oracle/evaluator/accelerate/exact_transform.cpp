#include <algorithm>
#include <cmath>

#include "oracle/evaluator/exact.h"
#include "oracle/numerics/format.h"
#include "oracle/numerics/fourier.h"

namespace assay::oracle {

namespace {

bool are_finite(const std::vector<FourierNumber>& numbers) {
  return std::all_of(numbers.begin(), numbers.end(),
                     [](const FourierNumber& x) { return std::isfinite(x.real) && std::isfinite(x.imag); });
}

}  // namespace

/// In double precision and rounded once: nearer to the sum than its terms in order, which round n times. What the parts
/// of infinities are, and of sums that overflow, the terms say.
bool ExactDomain::transform(const Transform& t, std::byte* out) {
  const ElementType part = spec::real_type(t.type);
  const std::int64_t size = spec::storage_bytes(part), n = t.terms() * t.batch;
  std::vector<FourierNumber> x;
  x.reserve(static_cast<std::size_t>(n));
  for (std::int64_t j = 0; j < n; ++j) {
    const std::byte* element = t.elements + 2 * j * size;
    x.push_back({load_float(part, element), load_float(part, element + size)});
  }
  if (!are_finite(x)) return false;
  FourierGrid(t.lengths, t.batch).run(x);
  if (!are_finite(x)) return false;
  for (std::size_t j = 0; j < x.size(); ++j, out += 2 * size) {
    store_float(part, x[j].real + 0.0, out);  // a sum that begins with 0 is no -0
    store_float(part, x[j].imag + 0.0, out + size);
  }
  return true;
}

}  // namespace assay::oracle
