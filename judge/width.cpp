#include "judge/width.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include <fmt/format.h>

#include "judge/element_bytes.h"
#include "spec/types/float_code.h"

namespace assay::judge {
namespace {

using oracle::AcceptanceSet;
using spec::ElementType;

Width width_of_floats(ElementType e, const AcceptanceSet& set) {
  if ((set.flags & oracle::kMustNan) || set.low == set.high) return {};
  const auto steps = spec::steps_between(e, spec::encode(e, set.low), spec::encode(e, set.high));
  const double most = std::max(std::fabs(set.low), std::fabs(set.high));
  const bool is_bounded = std::isfinite(most);
  return {static_cast<double>(steps),
          is_bounded ? set.high / most - set.low / most : std::numeric_limits<double>::infinity()};
}

template <class Integer> Width width_of(Integer low, Integer high) {
  const double distance = static_cast<double>(high) - static_cast<double>(low);
  const double most = std::max(std::fabs(static_cast<double>(low)), std::fabs(static_cast<double>(high)));
  return {distance, most == 0 ? 0 : distance / most};
}

Width width_of_integers(ElementType e, const AcceptanceSet& set) {
  if (!spec::is_unsigned(e)) return width_of(set.integer_low, set.integer_high);
  return width_of(static_cast<std::uint64_t>(set.integer_low), static_cast<std::uint64_t>(set.integer_high));
}

/// Of a union the values of all intervals, for between them nothing is legal, and the widest of them relatively.
Width width_of(ElementType e, const AcceptanceSet& set) {
  const auto pieces = oracle::pieces_of(set);
  Width out{static_cast<double>(pieces.size() - 1), 0};
  for (const AcceptanceSet& piece : pieces) {
    const Width w = spec::is_float(e) ? width_of_floats(e, piece) : width_of_integers(e, piece);
    out = {out.ulps + w.ulps, std::max(out.relative, w.relative)};
  }
  return out;
}

double median_of(std::vector<double> all) {
  const auto middle = all.begin() + static_cast<std::ptrdiff_t>((all.size() - 1) / 2);
  std::ranges::nth_element(all, middle);
  return *middle;
}

std::string relative_text(double relative) {
  return std::isfinite(relative) ? fmt::format("{:.2g}", relative) : "without bound";
}

std::string text_of(const Width& w) { return fmt::format("{:.6g} ulp, {}", w.ulps, relative_text(w.relative)); }

}  // namespace

void Widths::add(const oracle::AcceptanceTensor& t) {
  if (!t.type.is_tensor()) return;
  const ElementType part = spec::real_type(t.type.element());
  const std::int64_t parts = parts_of(t.type.element());
  for (std::int64_t i = 0; i < t.type.elements(); ++i) {
    if (t.strength(i) == oracle::Strength::kOpen) continue;
    for (std::int64_t k = 0; k < parts; ++k) {
      const Width w = width_of(part, t.sets[static_cast<std::size_t>(i * parts + k)]);
      ulps_.push_back(w.ulps);
      relative_.push_back(w.relative);
    }
  }
}

void Widths::add(const oracle::Acceptance& accepted) {
  for (const auto& process : accepted.outputs)
    for (const auto& tensor : process) add(tensor);
}

void Widths::add(const Widths& more) {
  ulps_.insert(ulps_.end(), more.ulps_.begin(), more.ulps_.end());
  relative_.insert(relative_.end(), more.relative_.begin(), more.relative_.end());
}

std::optional<WidthSummary> Widths::summary() const {
  if (ulps_.empty()) return std::nullopt;
  return WidthSummary{{median_of(ulps_), median_of(relative_)},
                      {*std::ranges::max_element(ulps_), *std::ranges::max_element(relative_)}};
}

std::string describe(const WidthSummary& s) {
  if (s.is_exact()) return "every set is one value";
  const std::string shows = std::isfinite(s.widest.relative)
                                ? fmt::format(": a wrong answer shows from {} on", relative_text(s.widest.relative))
                                : "";
  return fmt::format("sets: median {}; widest {}{}", text_of(s.median), text_of(s.widest), shows);
}

}  // namespace assay::judge
