#include "reports/regression/headline.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <regex>

#include "reports/tensor_text.h"
#include "reports/visible.h"

namespace assay::reports {
namespace {

/// Codes of the formats of IEEE 754 that have a name.
struct NamedCode {
  std::string_view element_type, literal, name;
};
constexpr NamedCode kNamedCodes[] = {
    {"f64", "0x7FF0000000000000", "inf"},
    {"f64", "0xFFF0000000000000", "-inf"},
    {"f64", "0x7FF8000000000000", "NaN"},
    {"f64", "0xFFF8000000000000", "NaN"},
    {"f32", "0x7F800000", "inf"},
    {"f32", "0xFF800000", "-inf"},
    {"f32", "0x7FC00000", "NaN"},
    {"f32", "0xFFC00000", "NaN"},
    {"bf16", "0x7F80", "inf"},
    {"bf16", "0xFF80", "-inf"},
    {"bf16", "0x7FC0", "NaN"},
    {"bf16", "0xFFC0", "NaN"},
    {"f16", "0x7C00", "inf"},
    {"f16", "0xFC00", "-inf"},
    {"f16", "0x7E00", "NaN"},
    {"f16", "0xFE00", "NaN"},
    {"f8E5M2", "0x7C", "inf"},
    {"f8E5M2", "0xFC", "-inf"},
};

/// A line of a compiler without what changes from run to run: addresses, threads, times, offsets in a library.
std::string without_addresses(std::string line) {
  static const std::regex frames(R"( \| .*)"), address(R"(0x[0-9a-fA-F]{6,})"), offset(R"(\+0x[0-9a-fA-F]+)"),
      hash(R"(\b[0-9a-f]{16,}\b)");
  line = std::regex_replace(line, frames, "");
  for (const std::regex* noise : {&offset, &address, &hash}) line = std::regex_replace(line, *noise, "");
  return line;
}

constexpr std::size_t kLongestComplaint = 140;

/// The first line of what the back end said, or what the title keeps of it.
std::string complaint(const Finding& f) {
  const std::size_t colon = f.title.find(": ");
  std::string line = colon == std::string::npos ? f.title : f.title.substr(colon + 2);
  if (f.failure == "internal-error") line = f.message.substr(0, f.message.find('\n'));
  if (f.failure == "hang") line = f.message.substr(f.message.starts_with("killed: ") ? 8 : 0, f.message.find('\n'));
  line = without_addresses(line);
  const std::size_t end = line.find_last_not_of(" \n");
  line = line.substr(0, end == std::string::npos ? 0 : end + 1);
  return line.size() <= kLongestComplaint ? line : line.substr(0, kLongestComplaint - 2) + "..";
}

std::string subject(const Finding& f, const std::string& condition) {
  const std::string ops = f.ops.empty() ? "a constant" : fmt::format("{}", fmt::join(f.ops, ", "));
  const std::string types = f.element_types.empty() ? "" : fmt::format(" on {}", fmt::join(f.element_types, ", "));
  return ops + types + condition;
}

/// 2^53 and below, every integer is a double.
constexpr double kMostExactInteger = 9007199254740992.0;
/// Up to this power of two a denominator is written out.
constexpr int kLargestShownPower = 20;

std::string exact_number(double x) {
  if (!std::isfinite(x)) return x > 0 ? "inf" : "-inf";
  if (x == std::trunc(x) && std::abs(x) <= kMostExactInteger) return fmt::format("{:.0f}", x);
  int exponent = 0;
  auto mantissa = static_cast<std::int64_t>(std::ldexp(std::frexp(x, &exponent), 53));
  exponent -= 53;
  for (; mantissa % 2 == 0; mantissa /= 2) ++exponent;
  if (exponent < 0 && -exponent <= kLargestShownPower)
    return fmt::format("{}/{}", mantissa, std::int64_t{1} << -exponent);
  return fmt::format("{} * 2^{}", mantissa, exponent);
}

}  // namespace

std::string spoken(const std::string& literal, const std::string& element_type) {
  for (const NamedCode& code : kNamedCodes)
    if (code.element_type == element_type && code.literal == literal) return std::string(code.name);
  return literal;
}

Outside telling_element(const Finding& f) {
  Outside first;
  for (const OutputEvidence& output : f.evidence)
    for (std::size_t i = 0; i < output.elements.size(); ++i) {
      const ExpectedElement& element = output.elements[i];
      if (!element.failed) continue;
      if (element.got == f.witness.got) return {&output, i};
      if (!first) first = {&output, i};
    }
  return first;
}

std::string answer_in_words(const Finding& f, const Outside& at) {
  const std::string& got = at.element().got;
  const std::string words = spoken(got, tensor_text(at.output->type).element);
  if (words != got || !got.starts_with("0x")) return words;
  if (f.failure == "unexpected-nan") return "NaN";
  if (f.failure == "unexpected-infinity") return got.substr(0, 3) >= "0x8" ? "-inf" : "inf";
  return got;
}

std::string call_in_title(const Finding& f) {
  const std::string what = f.title.substr(0, f.title.find(": "));
  return what.find('(') < what.find(' ') ? what : "";
}

std::string headline(const Finding& f, const std::string& condition) {
  if (const Outside at = telling_element(f)) {
    const std::string call = call_in_title(f);
    return visible_line(fmt::format("{}: {} where {} is expected",
                                    call.empty() ? subject(f, condition) : call + condition, answer_in_words(f, at),
                                    at.element().text));
  }
  return visible_line(subject(f, condition) + ": " + complaint(f));
}

std::string exact_text(const ExpectedElement& e) {
  if (e.integer || e.unconstrained || e.only_specials) return "";
  const std::string low = exact_number(e.low), high = exact_number(e.high);
  if (low == high) return low == e.text || e.low == 0 ? "" : low;
  return fmt::format("{} to {}", low, high);
}

std::string expected_lines(const Finding& f) {
  std::string text;
  if (const Outside at = telling_element(f))
    text = fmt::format("// expected{}: {}\n// got: {}\n", tensor_text(at.output->type).position(at.entry),
                       at.element().text, at.element().got);
  return text;
}

bool is_one_number(const ExpectedElement& e) {
  const bool same = e.integer ? e.integer_low == e.integer_high : e.low == e.high && std::isfinite(e.low);
  return same && !e.only_specials && !e.may_be_nan && !e.may_be_positive_infinity && !e.may_be_negative_infinity &&
         !e.unconstrained;
}

}  // namespace assay::reports
