#include "conform/files/check_file.h"

#include <algorithm>
#include <limits>

#include "oracle/numerics/format.h"
#include "oracle/numerics/primitive.h"

namespace assay::conform {
namespace {

using oracle::AcceptanceSet;
using spec::ElementType;

bool is_any(const AcceptanceSet& set) { return (set.flags & oracle::kUnconstrained) != 0; }

/// Of all bits; unsigned numbers are their patterns.
std::int64_t extreme_integer(ElementType type, bool is_upper) {
  if (!spec::is_signed(type)) return is_upper ? -1 : 0;
  const std::int64_t most = std::numeric_limits<std::int64_t>::max() >> (64 - spec::bits(type));
  return is_upper ? most : -most - 1;
}

double extreme_float(const oracle::FormatNumbers& format, bool is_upper) {
  if (is_upper) return format.has_infinity ? oracle::kInfinity : format.max_finite;
  if (!format.has_sign) return format.has_zero ? 0 : format.min_subnormal;
  return format.has_infinity ? -oracle::kInfinity : -format.max_finite;
}

/// Formats without infinities end at their largest numbers.
double float_end(ElementType type, const AcceptanceSet& set, bool is_upper) {
  const oracle::FormatNumbers& format = oracle::numbers(type);
  if (is_any(set)) return extreme_float(format, is_upper);
  if ((set.flags & oracle::kMustNan) != 0) return oracle::kNan;
  return std::clamp(is_upper ? set.high : set.low, extreme_float(format, false), extreme_float(format, true));
}

void store_end(ElementType type, const AcceptanceSet& set, bool is_upper, std::byte* out) {
  if (spec::is_float(type)) return oracle::store_float(type, float_end(type, set, is_upper), out);
  const std::int64_t end = is_upper ? set.integer_high : set.integer_low;
  oracle::store_integer(type, is_any(set) ? extreme_integer(type, is_upper) : end, out);
}

struct Arrays {
  Tensor lower, upper, flags;
};

Arrays arrays_of(const oracle::AcceptanceTensor& tensor) {
  const ElementType part = spec::real_type(tensor.type.element());
  const std::int64_t parts = spec::is_complex(tensor.type.element()) ? 2 : 1, width = spec::storage_bytes(part);
  const std::int64_t elements = tensor.type.elements();
  const auto bytes = static_cast<std::size_t>(elements * parts * width);
  Arrays out{{tensor.type, std::vector<std::byte>(bytes)},
             {tensor.type, std::vector<std::byte>(bytes)},
             {Type::tensor(tensor.type.shape(), ElementType::ui8),
              std::vector<std::byte>(static_cast<std::size_t>(elements))}};
  for (std::int64_t k = 0; k < elements * parts; ++k) {
    const AcceptanceSet& set = tensor.sets[k];
    store_end(part, set, false, &out.lower.bytes[static_cast<std::size_t>(k * width)]);
    store_end(part, set, true, &out.upper.bytes[static_cast<std::size_t>(k * width)]);
    out.flags.bytes[static_cast<std::size_t>(k / parts)] |= static_cast<std::byte>(set.flags);
  }
  return out;
}

}  // namespace

std::vector<Tensor> legal_arrays(const LegalSets& processes) {
  std::vector<Tensor> out;
  for (const auto& outputs : processes)
    for (const oracle::AcceptanceTensor& tensor : outputs) {
      Arrays arrays = arrays_of(tensor);
      out.push_back(std::move(arrays.lower));
      out.push_back(std::move(arrays.upper));
      out.push_back(std::move(arrays.flags));
    }
  return out;
}

}  // namespace assay::conform
