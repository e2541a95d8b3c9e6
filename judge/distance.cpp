#include "judge/distance.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <tuple>

#include <fmt/format.h>

#include "judge/compare.h"
#include "judge/element_bytes.h"
#include "spec/types/float_code.h"

namespace assay::judge {
namespace {

using oracle::AcceptanceSet;
using spec::ElementType;

/// Of one part: how far, and the code of the nearest legal value.
struct PartDistance {
  DistanceKind kind = DistanceKind::kNone;
  double ulps = 0;
  std::uint64_t nearest = 0;
};

double nearest_in(const AcceptanceSet& interval, double from) {
  const double nearest = std::clamp(from, interval.low, interval.high);
  if (nearest != 0) return nearest;
  return interval.low == 0 ? interval.low : interval.high == 0 ? interval.high : 0;
}

/// Of a NaN, the legal value of least magnitude.
double nearest_legal(const AcceptanceSet& set, double got) {
  if (set.flags & oracle::kMustNan) return std::nan("");
  const double from = std::isnan(got) ? 0 : got;
  double nearest = std::nan("");
  for (const AcceptanceSet& piece : oracle::pieces_of(set)) {
    const double there = nearest_in(piece, from);
    if (std::isnan(nearest) || std::fabs(there - from) < std::fabs(nearest - from)) nearest = there;
  }
  return nearest;
}

DistanceKind kind_between(ElementType e, double got, double nearest, bool reads_nan) {
  using enum DistanceKind;
  if (std::isnan(got) || std::isnan(nearest)) return reads_nan ? kSpecial : kRange;
  if (std::isinf(got) || std::isinf(nearest)) return kRange;
  if (got != 0 && nearest != 0) return kRounding;
  const double other = std::max(std::fabs(got), std::fabs(nearest));
  return other < spec::decode(e, spec::smallest_normal_code(e)) ? kSpecial : kRange;
}

PartDistance float_distance(ElementType e, const AcceptanceSet& set, std::uint64_t code, bool reads_nan) {
  const double got = spec::decode(e, code), nearest = nearest_legal(set, got);
  const std::uint64_t nearest_code = spec::encode(e, nearest);
  const DistanceKind kind = kind_between(e, got, nearest, reads_nan);
  const std::uint64_t steps = kind == DistanceKind::kRounding ? spec::steps_between(e, code, nearest_code) : 0;
  return {kind, static_cast<double>(steps), nearest_code};
}

std::int64_t signed_value(ElementType e, std::uint64_t code) {
  const int unused = 64 - spec::bits(e);
  return static_cast<std::int64_t>(code << unused) >> unused;
}

std::uint64_t mask_of(ElementType e) { return ~std::uint64_t{0} >> (64 - spec::bits(e)); }

template <class Integer> PartDistance integer_distance(ElementType e, Integer got, Integer low, Integer high) {
  const Integer nearest = std::clamp(got, low, high);
  const auto a = static_cast<std::uint64_t>(std::max(got, nearest)),
             b = static_cast<std::uint64_t>(std::min(got, nearest));
  return {DistanceKind::kPolicy, static_cast<double>(a - b), static_cast<std::uint64_t>(nearest) & mask_of(e)};
}

PartDistance distance_to_interval(ElementType e, const AcceptanceSet& set, std::uint64_t code) {
  if (!spec::is_unsigned(e) && !spec::is_bool(e))
    return integer_distance(e, signed_value(e, code), set.integer_low, set.integer_high);
  return integer_distance(e, code, static_cast<std::uint64_t>(set.integer_low),
                          static_cast<std::uint64_t>(set.integer_high));
}

PartDistance integer_distance(ElementType e, const AcceptanceSet& set, std::uint64_t code) {
  const auto pieces = oracle::pieces_of(set);
  PartDistance nearest = distance_to_interval(e, pieces[0], code);
  for (const AcceptanceSet& piece : pieces.subspan(1))
    if (const PartDistance d = distance_to_interval(e, piece, code); d.ulps < nearest.ulps) nearest = d;
  return nearest;
}

PartDistance part_distance(ElementType e, const AcceptanceSet& set, std::uint64_t code, bool reads_nan) {
  return spec::is_float(e) ? float_distance(e, set, code, reads_nan) : integer_distance(e, set, code);
}

void append_code(std::vector<std::byte>& bytes, std::uint64_t code, std::size_t size) {
  for (std::size_t i = 0; i < size; ++i) bytes.push_back(static_cast<std::byte>(code >> (8 * i)));
}

/// A NaN by its name, and anything else as a literal.
std::string legal_text(ElementType e, const std::vector<std::byte>& bytes) {
  const bool is_nan = spec::is_float(e) && std::isnan(spec::decode(e, load_code(bytes)));
  return is_nan ? "NaN" : describe_element(e, bytes);
}

}  // namespace

std::string_view to_string(DistanceKind kind) {
  constexpr std::array<std::string_view, 5> kNames{"", "rounding", "policy", "special", "range"};
  return kNames[static_cast<std::size_t>(kind)];
}

bool is_worse(const Distance& a, const Distance& than) {
  return std::tie(a.kind, a.ulps) > std::tie(than.kind, than.ulps);
}

Distance distance(const oracle::AcceptanceTensor& accepted, std::int64_t element, std::span<const std::byte> got,
                  bool reads_nan) {
  const ElementType e = accepted.type.element(), part = spec::real_type(e);
  Distance out;
  std::vector<std::byte> nearest;
  for (int k = 0; k < parts_of(e); ++k) {
    const auto bytes = part_of(e, got, k);
    const auto& set = accepted.sets[static_cast<std::size_t>(element * parts_of(e) + k)];
    const std::uint64_t code = load_code(bytes);
    const bool is_right = spec::is_complex(e) && holds_part(part, set, code);
    const PartDistance d = is_right ? PartDistance{.nearest = code} : part_distance(part, set, code, reads_nan);
    append_code(nearest, d.nearest, bytes.size());
    if (is_worse({d.kind, d.ulps, ""}, out)) out = {d.kind, d.ulps, ""};
  }
  out.nearest = legal_text(e, nearest);
  return out;
}

std::string describe(const Distance& d) {
  const std::string kind(to_string(d.kind));
  if (d.kind == DistanceKind::kRounding) return fmt::format("{}, {:.6g} ulp", kind, d.ulps);
  return d.kind == DistanceKind::kPolicy ? fmt::format("{}, {:.6g} away", kind, d.ulps) : kind;
}

}  // namespace assay::judge
