#include "program/edit/refit.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <map>
#include <numeric>

#include "spec/choices.h"
#include "spec/types/float_code.h"

namespace assay::program {
namespace {

using spec::ElementType;

std::uint64_t load(const std::byte* p, int size) {
  std::uint64_t code = 0;
  std::memcpy(&code, p, static_cast<std::size_t>(size));
  return code;
}

std::int64_t sign_extend(std::uint64_t code, int bits) {
  const int shift = 64 - bits;
  return static_cast<std::int64_t>(code << shift) >> shift;
}

/// Value of one component as a double: exact for floats and integers of up to 53 bits.
double value_of(ElementType e, std::uint64_t code) {
  if (spec::is_float(e)) return spec::decode(e, code);
  if (spec::is_signed(e)) return static_cast<double>(sign_extend(code, spec::bits(e)));
  return static_cast<double>(code);
}

std::uint64_t integer_code(ElementType e, double x) {
  const int bits = spec::bits(e);
  const std::uint64_t mask = bits == 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << bits) - 1;
  if (std::isnan(x)) return 0;
  if (spec::is_bool(e)) return x != 0;
  if (spec::is_unsigned(e)) return x <= 0 ? 0 : x >= std::ldexp(1.0, bits) ? mask : static_cast<std::uint64_t>(x);
  const std::uint64_t top = std::uint64_t{1} << (bits - 1);
  if (x >= std::ldexp(1.0, bits - 1)) return top - 1;
  if (x < -std::ldexp(1.0, bits - 1)) return top;
  return static_cast<std::uint64_t>(static_cast<std::int64_t>(x)) & mask;
}

std::uint64_t code_of(ElementType e, double x) {
  if (!spec::is_float(e)) return integer_code(e, x);
  if (std::isnan(x) && !spec::has_nan(e)) return spec::encode(e, 0);
  return spec::encode(e, x);
}

/// The elements of a tensor under another element type, shape unchanged.
std::vector<std::byte> convert(const Tensor& t, ElementType to) {
  const ElementType from = t.type.element();
  if (from == to) return t.bytes;
  const int old_size = spec::storage_bytes(spec::real_type(from)), new_size = spec::storage_bytes(spec::real_type(to));
  const int old_parts = spec::is_complex(from) ? 2 : 1, new_parts = spec::is_complex(to) ? 2 : 1;
  const auto n = static_cast<std::size_t>(t.type.elements());
  std::vector<std::byte> out(n * static_cast<std::size_t>(spec::storage_bytes(to)));
  for (std::size_t i = 0; i < n; ++i)
    for (int part = 0; part < new_parts; ++part) {
      const auto at = i * static_cast<std::size_t>(old_parts) + static_cast<std::size_t>(std::min(part, old_parts - 1));
      const double x =
          value_of(spec::real_type(from), load(&t.bytes[at * static_cast<std::size_t>(old_size)], old_size));
      const std::uint64_t code = code_of(spec::real_type(to), x);
      const auto to_at = (i * static_cast<std::size_t>(new_parts) + static_cast<std::size_t>(part)) *
                         static_cast<std::size_t>(new_size);
      std::memcpy(&out[to_at], &code, static_cast<std::size_t>(new_size));
    }
  return out;
}

using Picks = std::vector<std::size_t>;

/// Flat index of `index` in `shape`, each coordinate wrapped into its dimension.
std::size_t wrapped(std::span<const std::int64_t> index, std::span<const std::int64_t> shape) {
  std::size_t flat = 0;
  for (std::size_t d = 0; d < shape.size(); ++d)
    flat = flat * static_cast<std::size_t>(shape[d]) +
           static_cast<std::size_t>(((index[d] % shape[d]) + shape[d]) % shape[d]);
  return flat;
}

/// Corner of the old tensor: same rank, aligned at the low or the high end of every axis.
Picks corner(std::span<const std::int64_t> from, std::span<const std::int64_t> to, bool high) {
  const auto n = static_cast<std::size_t>(std::accumulate(to.begin(), to.end(), std::int64_t{1}, std::multiplies<>()));
  Picks out(n);
  std::vector<std::int64_t> index(to.size(), 0), shifted(to.size());
  for (std::size_t i = 0; i < n; ++i) {
    for (std::size_t d = 0; d < to.size(); ++d) shifted[d] = high ? index[d] + from[d] - to[d] : index[d];
    out[i] = wrapped(shifted, from);
    for (std::size_t d = to.size(); d-- > 0 && ++index[d] == to[d];) index[d] = 0;
  }
  return out;
}

Picks cyclic(std::size_t old_count, std::size_t new_count, bool high) {
  Picks out(new_count);
  for (std::size_t i = 0; i < new_count; ++i)
    out[i] = high ? (old_count - 1 - (new_count - 1 - i) % old_count) : i % old_count;
  return out;
}

/// Rare values first, among equally rare ones the later: repeated values say least.
Picks telling(const std::vector<std::byte>& bytes, std::size_t size, std::size_t old_count, std::size_t new_count) {
  std::map<std::string_view, std::size_t> times;
  const auto element = [&](std::size_t i) {
    return std::string_view(reinterpret_cast<const char*>(&bytes[i * size]), size);
  };
  for (std::size_t i = 0; i < old_count; ++i) ++times[element(i)];
  Picks order(old_count);
  std::iota(order.begin(), order.end(), 0);
  std::ranges::sort(order, {}, [&](std::size_t i) { return std::pair(times[element(i)], i); });
  Picks out(new_count);
  for (std::size_t i = 0; i < new_count; ++i) out[i] = order[i % old_count];
  std::ranges::sort(out);
  return out;
}

Picks shuffled(std::size_t old_count, std::size_t new_count, std::uint64_t salt) {
  Prng choices(salt, old_count);
  Picks out(new_count);
  for (auto& pick : out) pick = choices.below(old_count);
  return out;
}

Picks picks_for(const Tensor& t, const std::vector<std::byte>& bytes, std::size_t size, Type to, Refit how,
                std::uint64_t salt) {
  const auto old_count = static_cast<std::size_t>(t.type.elements());
  const auto new_count = static_cast<std::size_t>(to.elements());
  const bool same_rank = t.type.rank() == to.rank();
  const bool high = how == Refit::kTrailing;
  if (how == Refit::kTelling) return telling(bytes, size, old_count, new_count);
  if (how == Refit::kShuffled) return shuffled(old_count, new_count, salt);
  return same_rank ? corner(t.type.shape(), to.shape(), high) : cyclic(old_count, new_count, high);
}

/// The type with a size for each `?`: that of the old value, or 1.
Type with_known_sizes(Type to, Type from) {
  if (to.is_static()) return to;
  spec::TypeData out = to.content();
  for (std::size_t d = 0; d < out.shape.size(); ++d) {
    const std::int64_t had = from.rank() == to.rank() ? from.shape()[d] : 1;
    const bool is_bounded = !out.bounds.empty() && out.bounds[d] != spec::kDynamic;
    if (out.shape[d] == spec::kDynamic) out.shape[d] = is_bounded ? std::min(had, out.bounds[d]) : had;
  }
  out.bounds.clear();
  return Type::intern(std::move(out));
}

}  // namespace

Tensor refit(const Tensor& t, Type declared, Refit how, std::uint64_t salt) {
  const Type to = with_known_sizes(declared, t.type);
  if (t.type == to) return t;
  const auto size = static_cast<std::size_t>(spec::storage_bytes(to.element()));
  Tensor out{to, std::vector<std::byte>(static_cast<std::size_t>(to.storage_size()))};
  if (t.type.elements() == 0 || to.elements() == 0) return out;
  const auto converted = convert(t, to.element());
  const Picks picks = picks_for(t, converted, size, to, how, salt);
  for (std::size_t i = 0; i < picks.size(); ++i) std::memcpy(&out.bytes[i * size], &converted[picks[i] * size], size);
  return out;
}

std::vector<Tensor> refit(const Edited& edited, const std::vector<Tensor>& before, Refit how, std::uint64_t salt) {
  const Function& f = *edited.module.entry();
  std::vector<Tensor> out = edited.inputs_from(before);
  for (std::size_t i = 0; i < out.size(); ++i) out[i] = refit(out[i], f.type(f.body.arguments[i]), how, salt + i);
  return out;
}

}  // namespace assay::program
