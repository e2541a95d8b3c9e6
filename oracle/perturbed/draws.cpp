#include "oracle/perturbed/draws.h"

#include <limits>
#include <numeric>

#include "oracle/numerics/primitive.h"

namespace assay::oracle {

std::vector<std::int64_t> Draws::permutation(std::int64_t n) {
  std::vector<std::int64_t> out(static_cast<std::size_t>(n));
  std::iota(out.begin(), out.end(), std::int64_t{0});
  for (std::size_t k = out.size(); k > 1; --k) std::swap(out[k - 1], out[below(k)]);
  return out;
}

double Draws::any_real(ElementType e) {
  const FormatNumbers& n = numbers(e);
  const double values[] = {0,
                           -0.0,
                           1,
                           -1,
                           n.max_finite,
                           -n.max_finite,
                           n.min_subnormal,
                           n.min_normal,
                           std::numeric_limits<double>::infinity(),
                           std::numeric_limits<double>::quiet_NaN()};
  return values[below(std::size(values))];
}

void Draws::any(ElementType e, std::byte* out) {
  if (spec::is_complex(e)) {
    const ElementType part = spec::real_type(e);
    any(part, out);
    any(part, out + spec::storage_bytes(part));
  } else if (spec::is_float(e) && below(2) == 0) {
    store_float(e, any_real(e), out);
  } else {
    const int width = spec::bits(e);
    store_bits(e, {width == 64 ? bits() : bits() & ((std::uint64_t{1} << width) - 1), 0}, out);
  }
}

}  // namespace assay::oracle
