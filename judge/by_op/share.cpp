#include "judge/by_op/judged_op.h"

#include <algorithm>
#include <cmath>

#include "judge/element_bytes.h"
#include "spec/types/float_code.h"

namespace assay::judge {
namespace {

using oracle::AcceptanceSet;
using spec::ElementType;

/// An interval of values and a value in it, by their positions among all values of the type.
double share_of(double below, double above) {
  const double n = below + above;
  return n > 0 && std::isfinite(n) ? std::fabs(below - above) / (n + 1) : 0;
}

double steps(ElementType e, double a, double b) {
  return static_cast<double>(spec::steps_between(e, spec::encode(e, a), spec::encode(e, b)));
}

double share_in_piece(ElementType e, const AcceptanceSet& piece, double got) {
  return share_of(steps(e, piece.low, got), steps(e, got, piece.high));
}

/// Of the interval that holds it.
double share_of_float(ElementType e, const AcceptanceSet& set, double got) {
  if ((set.flags & (oracle::kMustNan | oracle::kUnconstrained)) != 0 || !std::isfinite(got)) return 0;
  for (const AcceptanceSet& piece : oracle::pieces_of(set))
    if (piece.low <= got && got <= piece.high) return share_in_piece(e, piece, got);
  return 0;
}

}  // namespace

double used_share(const oracle::AcceptanceTensor& accepted, std::int64_t element, std::span<const std::byte> got) {
  const ElementType type = accepted.type.element();
  const ElementType part = spec::real_type(type);
  double out = 0;
  if (!spec::is_float(part)) return 0;
  for (int k = 0; k < parts_of(type); ++k) {
    const AcceptanceSet& set = accepted.sets[static_cast<std::size_t>(element * parts_of(type) + k)];
    out = std::max(out, share_of_float(part, set, spec::decode(part, load_code(part_of(type, got, k)))));
  }
  return out;
}

}  // namespace assay::judge
