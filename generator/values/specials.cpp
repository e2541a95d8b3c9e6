#include "generator/values/values.h"

#include <cstring>
#include <vector>

#include "spec/types/float_code.h"

namespace assay::generator {
namespace {

using spec::ElementType;
using Codes64 = std::vector<std::uint64_t>;

/// The ends of the range, and single bits at the ends of bytes.
Codes64 special_integers(ElementType e) {
  const int bits = spec::bits(e);
  const std::uint64_t top = std::uint64_t{1} << (bits - 1), all = top | (top - 1);
  Codes64 out = spec::is_signed(e) ? Codes64{top, top - 1, all} : Codes64{all, top};
  for (int bit = 4; bit < bits - 1; bit += bit < 8 ? 3 : 8) out.push_back(std::uint64_t{1} << bit);
  return out;
}

Codes64 special_floats(ElementType e, bool exact) {
  const std::uint64_t sign = spec::sign_code(e);
  Codes64 out;
  const auto add = [&](std::uint64_t code) { out.insert(out.end(), {code, code | sign}); };
  if (spec::has_nan(e)) add(spec::nan_code(e));
  if (spec::has_infinity(e)) add(spec::infinity_code(e));
  if (spec::has_negative_zero(e)) out.insert(out.end(), {sign, sign});
  if (exact && !out.empty()) return out;
  add(spec::largest_code(e));
  add(1);
  add(spec::smallest_normal_code(e) - 1);
  return out;
}

std::size_t place(Choices& choices, std::size_t count, std::size_t row) {
  switch (choices.below(3)) {
    case 0: return count - 1;
    case 1: return row * choices.below(count / row);
    default: return choices.below(count);
  }
}

}  // namespace

void put_special(Choices& choices, Lane lane, spec::Type type, std::span<std::byte> storage) {
  const ElementType e = spec::real_type(type.element());
  if (spec::is_bool(e) || storage.empty()) return;
  const auto size = static_cast<std::size_t>(spec::storage_bytes(e));
  const auto codes = spec::is_float(e) ? special_floats(e, lane == Lane::kExact) : special_integers(e);
  const std::size_t count = storage.size() / size, parts = count / static_cast<std::size_t>(type.elements());
  const std::size_t row = type.rank() < 2 ? count : parts * static_cast<std::size_t>(type.shape().back());
  const std::size_t at = place(choices, count, row);
  const std::uint64_t code = codes[choices.below(codes.size())];
  std::memcpy(storage.data() + at * size, &code, size);
}

}  // namespace assay::generator
