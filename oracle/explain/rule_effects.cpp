#include "oracle/explain/rule_effects.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "oracle/explain/rule_sides.h"

namespace assay::oracle {
namespace {

using spec::Difference;
using Values = std::vector<double>;

// ---- Where to look ------------------------------------------------------------------------------

Values special_values(ElementType type) {
  const FormatNumbers& n = numbers(type);
  const double epsilon = 2 * n.unit_roundoff, root = std::sqrt(n.max_finite);
  Values out;
  for (const double x : {0.0, 1.0, 2.0, kInfinity, n.max_finite, n.min_normal, 0.5, 3.0, n.min_subnormal,
                         n.min_normal - n.min_subnormal, 1 + epsilon, 1 - epsilon / 2, 1.0 / 3, 10.0, root, 1 / root}) {
    out.push_back(round_to(type, x));
    out.push_back(-round_to(type, x));
  }
  out.push_back(kNan);
  return out;
}

/// And the numbers beside them: a rounding there may leave the range, or not.
Values with_neighbours(ElementType type, Values values) {
  for (std::size_t k = 0, n = values.size(); k < n; ++k)
    if (std::isfinite(values[k]))
      for (const double x : {next_down(type, values[k]), next_up(type, values[k])}) values.push_back(x);
  return values;
}

std::size_t tuples(std::size_t values, std::size_t variables) {
  std::size_t count = 1;
  for (std::size_t k = 0; k < variables; ++k) count *= values;
  return count;
}

/// Finite numbers of many magnitudes, and more often those that are near one, whole or powers of two.
double draw_value(ElementType type, Choices& choices) {
  const FormatNumbers& n = numbers(type);
  const double sign = choices.chance(1, 2) ? -1 : 1;
  const double significand = 1 + static_cast<double>(choices.below(1u << 24)) * 0x1p-24;
  const auto highest = static_cast<std::int64_t>(std::ilogb(n.max_finite));
  const auto any = static_cast<int>(choices.between(n.min_exponent - n.precision, highest));
  const auto near = static_cast<int>(choices.between(-4, 4));
  const std::array<double, 4> drawn{std::ldexp(significand, near), std::ldexp(significand, any),
                                    static_cast<double>(choices.below(12)), std::ldexp(1.0, near)};
  return round_to(type, sign * drawn[choices.below(drawn.size())]);
}

class Searcher {
 public:
  Searcher(const spec::Rewrite& r, ElementType type, Choices& choices)
      : type_(type), choices_(choices), names_(spec::variables_of(r.pattern)) {
    auto sides = RuleSides::make(r, type);
    if (sides) sides_ = *std::move(sides);
  }

  std::vector<FoundDifference> search(const Search& bounds) {
    if (!sides_) return {};
    look_at_specials(bounds.specials);
    for (std::size_t k = 0; k < bounds.draws; ++k) look_at(drawn());
    return in_order();
  }

 private:
  /// All tuples where they are few, else drawn ones.
  void look_at_specials(std::size_t most) {
    const Values more = with_neighbours(type_, special_values(type_));
    const Values all = tuples(more.size(), names_.size()) <= most ? more : special_values(type_);
    const std::size_t count = tuples(all.size(), names_.size());
    for (std::size_t k = 0; k < std::min(count, most); ++k) {
      std::size_t rest = count <= most ? k : choices_.below(count);
      Values tuple;
      for (std::size_t i = 0; i < names_.size(); ++i, rest /= all.size()) tuple.push_back(all[rest % all.size()]);
      look_at(tuple);
    }
  }

  /// Conditions on one variable are kept by drawing again.
  Values drawn() {
    constexpr int kAttempts = 64;
    Values out;
    for (std::size_t i = 0; i < names_.size(); ++i) {
      double x = draw_value(type_, choices_);
      for (int k = 0; k < kAttempts && !sides_->may_be(i, x); ++k) x = draw_value(type_, choices_);
      out.push_back(x);
    }
    return out;
  }

  void look_at(const Values& values) {
    for (std::size_t i = 0; i < values.size(); ++i)
      if (!sides_->may_be(i, values[i])) return;
    const double a = sides_->pattern(values), b = sides_->replacement(values);
    const bool of_nan = std::ranges::any_of(values, [](double x) { return x != x; });
    const auto kind = difference(type_, a, b, of_nan);
    if (kind && std::ranges::find(found_, *kind, &FoundDifference::kind) == found_.end())
      found_.push_back({*kind, described(values, a, b)});
  }

  std::string described(const Values& values, double a, double b) const {
    std::vector<std::string> parts;
    for (std::size_t i = 0; i < values.size(); ++i) parts.push_back(fmt::format("{} = {}", names_[i], values[i]));
    return fmt::format("{} in {}: {}, {}", fmt::join(parts, ", "), spec::format(type_).name, a, b);
  }

  std::vector<FoundDifference> in_order() {
    std::ranges::sort(found_, {}, &FoundDifference::kind);
    return std::move(found_);
  }

  ElementType type_;
  Choices& choices_;
  std::vector<std::string> names_;
  std::optional<RuleSides> sides_;
  std::vector<FoundDifference> found_;
};

}  // namespace

std::optional<Difference> difference(ElementType type, double a, double b, bool of_nan) {
  if ((a == b && std::signbit(a) == std::signbit(b)) || (a != a && b != b)) return std::nullopt;
  if (of_nan || a == b || (!std::isfinite(a) && !std::isfinite(b))) return Difference::kSpecial;
  if (!std::isfinite(a) || !std::isfinite(b)) return Difference::kRange;
  if (a != 0 && b != 0) return Difference::kRounding;
  return std::max(std::fabs(a), std::fabs(b)) < numbers(type).min_normal ? Difference::kSpecial : Difference::kRange;
}

std::vector<FoundDifference> find_differences(const spec::Rewrite& r, ElementType type, Choices& choices,
                                              const Search& bounds) {
  return Searcher(r, type, choices).search(bounds);
}

}  // namespace assay::oracle
