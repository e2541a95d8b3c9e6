#include "measure/profile/rule_draws.h"

#include <algorithm>
#include <cmath>

#include "oracle/numerics/format.h"

namespace assay::measure {
namespace {

constexpr int kTries = 32;  ///< of a number that the conditions allow

/// Ends of the range, what lies beside them, and numbers whose squares leave it.
std::vector<double> rare_numbers(spec::ElementType e) {
  const auto& n = oracle::numbers(e);
  const double root = std::sqrt(n.max_finite);
  std::vector<double> out{0.0,  n.min_subnormal, n.min_normal,     n.min_normal - n.min_subnormal, n.max_finite,
                          root, 1 / root,        oracle::kInfinity};
  for (std::size_t k = 0, size = out.size(); k < size; ++k) out.push_back(-out[k]);
  out.push_back(oracle::kNan);
  return out;
}

}  // namespace

RuleDraws::RuleDraws(const oracle::RuleSides& sides, spec::ElementType type, const HeldNumbers& held, Choices& choices)
    : sides_(sides), type_(type), held_(held), choices_(choices),
      lowest_(oracle::numbers(type).min_exponent - oracle::numbers(type).precision + 1),
      highest_(std::ilogb(oracle::numbers(type).max_finite)), rare_(rare_numbers(type)) {}

RulePoint RuleDraws::fresh() {
  RulePoint out;
  for (std::size_t k = 0; k < sides_.variables().size(); ++k) out.push_back(number(k, out));
  return out;
}

RulePoint RuleDraws::beside(RulePoint p) {
  const std::size_t variable = choices_.below(p.size());
  if (held_[variable]) return p;
  const double moved = oracle::round_to(type_, near_number(p[variable]));
  if (sides_.may_be(variable, moved)) p[variable] = moved;
  return p;
}

double RuleDraws::number(std::size_t variable, const RulePoint& others) {
  if (held_[variable]) return *held_[variable];
  double x = 1;
  for (int k = 0; k < kTries; ++k) {
    const double power = std::ldexp(1.0, static_cast<int>(choices_.between(lowest_, highest_)));
    x = oracle::round_to(type_, k % 3 == 2 ? power : any_number(others));
    if (sides_.may_be(variable, x)) break;
  }
  return x;
}

/// Near one, of every magnitude, where exponentials leave the range, whole, rare, at both ends of the range, or beside
/// another variable: its negative, its reciprocal, what makes a product overflow.
double RuleDraws::any_number(const RulePoint& others) {
  static constexpr std::uint32_t kWeights[] = {6, 4, 4, 2, 2, 3, 2, 4};
  const double sign = choices_.chance(1, 3) ? -1 : 1;
  switch (choices_.weighted(kWeights)) {
    case 0: return sign * of_magnitude(-3, 3);
    case 1: return sign * of_magnitude(lowest_, highest_);
    case 2: return sign * of_magnitude(2, 10);
    case 3: return sign * static_cast<double>(choices_.below(12));
    case 4: return rare_[choices_.below(rare_.size())];
    case 5: return sign * of_magnitude(highest_ - 1, highest_);
    case 6: return sign * of_magnitude(lowest_, lowest_ + oracle::numbers(type_).precision + 2);
    default: break;
  }
  if (others.empty()) return sign * of_magnitude(-20, 20);
  const double other = others[choices_.below(others.size())];
  const double related[] = {-other, 1 / other, oracle::numbers(type_).max_finite / other, other};
  return near_number(related[choices_.below(std::size(related))]);
}

double RuleDraws::of_magnitude(int low, int high) {
  const double significand = 1 + std::ldexp(static_cast<double>(choices_.below(std::uint64_t{1} << 52)), -52);
  return std::ldexp(significand, static_cast<int>(choices_.between(std::max(low, lowest_), std::min(high, highest_))));
}

/// Itself, a neighbour, another number of the binade, one of another binade.
double RuleDraws::near_number(double x) {
  switch (choices_.below(5)) {
    case 0: return x;
    case 1: return oracle::next_up(type_, x);
    case 2: return oracle::next_down(type_, x);
    case 3:
      return std::copysign(of_magnitude(0, 0) * std::ldexp(1.0, std::isfinite(x) && x != 0 ? std::ilogb(x) : 0), x);
    default: return std::ldexp(x, static_cast<int>(choices_.between(-3, 3)));
  }
}

}  // namespace assay::measure
