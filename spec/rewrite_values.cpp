#include "spec/rewrite_values.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <span>

namespace assay::spec {
namespace {

struct Function {
  std::string_view name;
  double (*of_two)(double, double);
};
double logistic(double x) { return 1 / (1 + std::exp(-x)); }
double sign(double x) { return x == 0 ? x : std::copysign(1.0, x); }

/// In double: only far enough to tell a slip from a rounding.
constexpr Function kFunctions[] = {
    {"add", [](double a, double b) { return a + b; }},
    {"subtract", [](double a, double b) { return a - b; }},
    {"multiply", [](double a, double b) { return a * b; }},
    {"divide", [](double a, double b) { return a / b; }},
    {"remainder", [](double a, double b) { return std::fmod(a, b); }},
    {"maximum", [](double a, double b) { return std::fmax(a, b); }},
    {"minimum", [](double a, double b) { return std::fmin(a, b); }},
    {"power", [](double a, double b) { return std::pow(a, b); }},
    {"atan2", [](double a, double b) { return std::atan2(a, b); }},
    {"abs", [](double a, double) { return std::fabs(a); }},
    {"negate", [](double a, double) { return -a; }},
    {"sign", [](double a, double) { return sign(a); }},
    {"floor", [](double a, double) { return std::floor(a); }},
    {"ceil", [](double a, double) { return std::ceil(a); }},
    {"round_nearest_even", [](double a, double) { return std::nearbyint(a); }},
    {"round_nearest_afz", [](double a, double) { return std::round(a); }},
    {"sqrt", [](double a, double) { return std::sqrt(a); }},
    {"rsqrt", [](double a, double) { return 1 / std::sqrt(a); }},
    {"cbrt", [](double a, double) { return std::cbrt(a); }},
    {"exponential", [](double a, double) { return std::exp(a); }},
    {"exponential_minus_one", [](double a, double) { return std::expm1(a); }},
    {"log", [](double a, double) { return std::log(a); }},
    {"log_plus_one", [](double a, double) { return std::log1p(a); }},
    {"logistic", [](double a, double) { return logistic(a); }},
    {"tanh", [](double a, double) { return std::tanh(a); }},
    {"sine", [](double a, double) { return std::sin(a); }},
    {"cosine", [](double a, double) { return std::cos(a); }},
    {"tan", [](double a, double) { return std::tan(a); }},
    {"sinh", [](double a, double) { return std::sinh(a); }},
    {"cosh", [](double a, double) { return std::cosh(a); }},
    {"asin", [](double a, double) { return std::asin(a); }},
    {"acos", [](double a, double) { return std::acos(a); }},
    {"atan", [](double a, double) { return std::atan(a); }},
    {"asinh", [](double a, double) { return std::asinh(a); }},
    {"acosh", [](double a, double) { return std::acosh(a); }},
    {"atanh", [](double a, double) { return std::atanh(a); }},
    {"erf", [](double a, double) { return std::erf(a); }},
    {"erfc", [](double a, double) { return std::erfc(a); }},
};
const Function* find_function(std::string_view name) {
  const auto* const it = std::ranges::find(kFunctions, name, &Function::name);
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

bool takes_exponent(const PatternNode& p, const std::string& variable) {
  return (p.is_exponent && p.variable == variable) ||
         std::ranges::any_of(p.operands, [&](const PatternNode& o) { return takes_exponent(o, variable); });
}

bool may_be(const Rewrite& r, const std::string& variable, double x) {
  if (takes_exponent(r.replacement, variable) && !holds({Demand::kTwoToInteger, variable}, x)) return false;
  return std::ranges::all_of(r.conditions, [&](const Condition& c) {
    return c.variable != variable || c.or_next || !asks_of_value(c.demand) || holds(c, x);
  });
}

/// Numbers of no special kind, unless a condition asks for special ones.
std::vector<double> candidates(const Rewrite& r, const std::string& variable) {
  constexpr double kPlain[] = {0.37, -0.83, 1.7, 17.3, -2.3, 0.061}, kSpecial[] = {2, 0.25, -8, 3, -5, 0, 1, -1};
  std::vector<double> out;
  const auto keep = [&](double x) { return may_be(r, variable, x); };
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
