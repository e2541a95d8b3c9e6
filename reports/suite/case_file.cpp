#include "reports/suite/case_file.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <limits>

#include "reports/json_shape.h"
#include "reports/regression/lit.h"
#include "reports/tensor_text.h"

namespace assay::reports {
namespace {

constexpr double kInfinite = std::numeric_limits<double>::infinity();
constexpr double kGreatest = std::numeric_limits<double>::max();

Json json_number(double x) { return std::isfinite(x) ? Json(x) : Json(x > 0 ? "inf" : "-inf"); }

Json json_integer(std::int64_t n, const std::string& element_type) {
  if (element_type == "i1") return Json(n != 0);
  return element_type == "ui64" ? Json(static_cast<std::uint64_t>(n)) : Json(n);
}

Json json_pair(const Json& low, const Json& high, bool is_pair) {
  const bool is_one = low.dump() == high.dump();  // -0 is not 0 here
  return is_one && !is_pair ? low : Json::array({low, high});
}

/// Types whose zero has no sign.
bool has_single_zero(const std::string& element_type) { return element_type.ends_with("UZ"); }

Json json_interval(const ExpectedElement& e, const ExpectedInterval& i, const std::string& element_type) {
  if (e.integer)
    return json_pair(json_integer(i.integer_low, element_type), json_integer(i.integer_high, element_type), false);
  const double low = i.low == -kInfinite ? -kGreatest : i.low, high = i.high == kInfinite ? kGreatest : i.high;
  const bool any_zero = low == 0 && high == 0 && (e.zero_sign_free || has_single_zero(element_type));
  return json_pair(json_number(low), json_number(high), any_zero);
}

Json json_legal(const ExpectedElement& e, const std::string& element_type) {
  if (e.unconstrained) return nullptr;
  Json ways = Json::array();
  if (!e.only_specials)
    for (const ExpectedInterval& i : intervals_of(e)) ways.push_back(json_interval(e, i, element_type));
  if (e.may_be_negative_infinity) ways.push_back("-inf");
  if (e.may_be_positive_infinity) ways.push_back("inf");
  if (e.may_be_nan) ways.push_back("nan");
  return ways.size() == 1 ? ways[0] : Json{{"any of", ways}};
}

/// Upstream's interpreter knows no ops of CHLO.
std::string command_of(const Finding& f) {
  const bool has_chlo = f.program.find("chlo.") != std::string::npos;
  return fmt::format("{} {}",
                     has_chlo ? "stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret"
                              : "stablehlo-translate --interpret %s",
                     inputs_word(f));
}

}  // namespace

std::string legal_json(const OutputEvidence& output) {
  const std::string element_type = tensor_text(output.type).element;
  Json out = Json::array();
  for (const ExpectedElement& e : output.elements) out.push_back(json_legal(e, element_type));
  return line(out);
}

std::string case_file(const Finding& f, const std::string& about) {
  std::string legal;
  for (const OutputEvidence& output : f.evidence)
    legal += fmt::format("// legal {} {}: {}\n", output.process, output.output, legal_json(output));
  return fmt::format("// RUN: {}\n// RUN: : @program\n{}{}{}", command_of(f), about, legal, checked_module(f));
}

std::string refused_file(const std::string& text, const std::string& law, const std::string& formula) {
  return fmt::format("// RUN: not stablehlo-opt %s\n// breaks {}\n//   {}\n\n{}", law, formula, text);
}

}  // namespace assay::reports
