#include "spec/contract/rewrites.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <span>

#include "spec/language/primitives.h"

namespace assay::spec {
namespace {

struct Function {
  PrimitiveId id;
  double (*of_two)(double, double);
};
double logistic(double x) { return 1 / (1 + std::exp(-x)); }
double sign(double x) { return x == 0 ? x : std::copysign(1.0, x); }

/// In double: only far enough to tell a slip from a rounding.
constexpr Function kFunctions[] = {
    {PrimitiveId::kAdd, [](double a, double b) { return a + b; }},
    {PrimitiveId::kSubtract, [](double a, double b) { return a - b; }},
    {PrimitiveId::kMultiply, [](double a, double b) { return a * b; }},
    {PrimitiveId::kDivide, [](double a, double b) { return a / b; }},
    {PrimitiveId::kRemainder, [](double a, double b) { return std::fmod(a, b); }},
    {PrimitiveId::kMaximum, [](double a, double b) { return std::fmax(a, b); }},
    {PrimitiveId::kMinimum, [](double a, double b) { return std::fmin(a, b); }},
    {PrimitiveId::kPower, [](double a, double b) { return std::pow(a, b); }},
    {PrimitiveId::kAtan2, [](double a, double b) { return std::atan2(a, b); }},
    {PrimitiveId::kAbs, [](double a, double) { return std::fabs(a); }},
    {PrimitiveId::kNegate, [](double a, double) { return -a; }},
    {PrimitiveId::kSign, [](double a, double) { return sign(a); }},
    {PrimitiveId::kFloor, [](double a, double) { return std::floor(a); }},
    {PrimitiveId::kCeil, [](double a, double) { return std::ceil(a); }},
    {PrimitiveId::kRoundNearestEven, [](double a, double) { return std::nearbyint(a); }},
    {PrimitiveId::kRoundNearestAfz, [](double a, double) { return std::round(a); }},
    {PrimitiveId::kSqrt, [](double a, double) { return std::sqrt(a); }},
    {PrimitiveId::kRsqrt, [](double a, double) { return 1 / std::sqrt(a); }},
    {PrimitiveId::kCbrt, [](double a, double) { return std::cbrt(a); }},
    {PrimitiveId::kExponential, [](double a, double) { return std::exp(a); }},
    {PrimitiveId::kExponentialMinusOne, [](double a, double) { return std::expm1(a); }},
    {PrimitiveId::kLog, [](double a, double) { return std::log(a); }},
    {PrimitiveId::kLogPlusOne, [](double a, double) { return std::log1p(a); }},
    {PrimitiveId::kLogistic, [](double a, double) { return logistic(a); }},
    {PrimitiveId::kTanh, [](double a, double) { return std::tanh(a); }},
    {PrimitiveId::kSine, [](double a, double) { return std::sin(a); }},
    {PrimitiveId::kCosine, [](double a, double) { return std::cos(a); }},
    {PrimitiveId::kTan, [](double a, double) { return std::tan(a); }},
    {PrimitiveId::kSinh, [](double a, double) { return std::sinh(a); }},
    {PrimitiveId::kCosh, [](double a, double) { return std::cosh(a); }},
    {PrimitiveId::kAsin, [](double a, double) { return std::asin(a); }},
    {PrimitiveId::kAcos, [](double a, double) { return std::acos(a); }},
    {PrimitiveId::kAtan, [](double a, double) { return std::atan(a); }},
    {PrimitiveId::kAsinh, [](double a, double) { return std::asinh(a); }},
    {PrimitiveId::kAcosh, [](double a, double) { return std::acosh(a); }},
    {PrimitiveId::kAtanh, [](double a, double) { return std::atanh(a); }},
    {PrimitiveId::kErf, [](double a, double) { return std::erf(a); }},
    {PrimitiveId::kErfc, [](double a, double) { return std::erfc(a); }},
};
const Function* find_function(std::string_view name) {
  const auto id = find_primitive_name(name);
  const auto* const it = id ? std::ranges::find(kFunctions, *id, &Function::id) : std::end(kFunctions);
  return it == std::end(kFunctions) ? nullptr : it;
}
bool can_be_computed(const PatternNode& p) {
  return (p.op.empty() || find_function(p.op) != nullptr) && std::ranges::all_of(p.operands, can_be_computed);
}

/// The variables of a rewrite and a number for each.
struct Point {
  std::vector<std::string> names;
  std::vector<double> values;

  double at(const std::string& name) const {
    return values[static_cast<std::size_t>(std::ranges::find(names, name) - names.begin())];
  }
};

double value_at(const PatternNode& p, const Point& point) {
  if (p.is_exponent) return std::ilogb(point.at(p.variable));
  if (!p.variable.empty()) return point.at(p.variable);
  if (p.op.empty()) return p.number;
  const double first = value_at(p.operands[0], point);
  return find_function(p.op)->of_two(first, p.operands.size() > 1 ? value_at(p.operands[1], point) : 0);
}

bool agree_at(const Rewrite& r, const Point& point) {
  constexpr double kSlip = 1e-3;
  const double a = value_at(r.pattern, point), b = value_at(r.replacement, point);
  return a == b || std::fabs(a - b) <= kSlip * std::min(std::fabs(a), std::fabs(b));
}

/// Numbers of no special kind, unless a condition asks for special ones.
std::vector<double> candidates(const Rewrite& r, const std::string& variable) {
  constexpr double kPlain[] = {0.37, -0.83, 1.7, 17.3, -2.3, 0.061}, kSpecial[] = {2, 0.25, -8, 3, -5, 0, 1, -1};
  std::vector<double> out;
  const bool is_exponent = takes_exponent(r.replacement, variable);
  const auto keep = [&](double x) {
    return may_be(r, variable, x) && (!is_exponent || holds({Demand::kTwoToInteger, variable}, x));
  };
  std::ranges::copy_if(kPlain, std::back_inserter(out), keep);
  if (out.empty()) std::ranges::copy_if(kSpecial, std::back_inserter(out), keep);
  return out;
}

/// Different numbers for different variables, if there are enough: sides that agree where two are equal say little.
bool agree_from(const Rewrite& r, Point& point, std::size_t variable) {
  if (variable == point.names.size()) return agree_at(r, point);
  const auto all = candidates(r, point.names[variable]);
  const std::span used(point.values.data(), variable);
  return std::ranges::any_of(all, [&](double x) {
    if (all.size() > kMaxRewriteVariables && std::ranges::find(used, x) != used.end()) return false;
    point.values[variable] = x;
    return agree_from(r, point, variable + 1);
  });
}

}  // namespace

bool holds_somewhere(const Rewrite& r) {
  if (!can_be_computed(r.pattern) || !can_be_computed(r.replacement)) return true;
  Point point{variables_of(r.pattern), {}};
  point.values.resize(point.names.size());
  return agree_from(r, point, 0);
}

}  // namespace assay::spec
