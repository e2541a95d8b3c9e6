#include "reports/regression/exports.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <charconv>
#include <cmath>
#include <string_view>
#include <vector>

#include "reports/regression/headline.h"
#include "reports/tensor_text.h"
#include "reports/visible.h"

namespace assay::reports {
namespace {

/// Element types that the tools read and print as text; integers have no sign there.
struct SignlessType {
  std::string_view element_type, iree_type;
  int unsigned_bits;  ///< 0 for others
};
constexpr SignlessType kTypes[] = {
    {"i1", "i1", 0},     {"i8", "i8", 0},     {"i16", "i16", 0},   {"i32", "i32", 0},   {"i64", "i64", 0},
    {"ui8", "i8", 8},    {"ui16", "i16", 16}, {"ui32", "i32", 32}, {"ui64", "i64", 64}, {"f16", "f16", 0},
    {"bf16", "bf16", 0}, {"f32", "f32", 0},   {"f64", "f64", 0},
};

const SignlessType* type_named(const std::string& element_type) {
  for (const SignlessType& type : kTypes)
    if (type.element_type == element_type) return &type;
  return nullptr;
}

tl::unexpected<Error> cannot_read(const std::string& what) {
  return fail(fmt::format("iree-run-module reads no {}", what), "", ErrorKind::kUnsupported);
}

/// The number with the same bits and a sign.
std::string with_sign(const std::string& scalar, int bits) {
  std::uint64_t n = 0;
  std::from_chars(scalar.data(), scalar.data() + scalar.size(), n);
  return fmt::format("{}", static_cast<std::int64_t>(n << (64 - bits)) >> (64 - bits));
}

Result<std::string> scalar_text(const std::string& scalar, const SignlessType& type) {
  if (scalar == "true" || scalar == "false") return std::string(scalar == "true" ? "1" : "0");
  if (type.unsigned_bits > 0) return with_sign(scalar, type.unsigned_bits);
  if (!scalar.starts_with("0x")) return scalar;
  const std::string words = spoken(scalar, std::string(type.element_type));
  if (words == scalar) return cannot_read("element with the bits " + scalar);
  return words == "NaN" ? std::string("nan") : words;
}

std::string typed(const TensorText& type, const SignlessType& element, const std::vector<std::string>& values) {
  std::string shape;
  for (const std::int64_t size : type.shape) shape += fmt::format("{}x", size);
  return fmt::format("{}{}={}", shape, element.iree_type, fmt::join(values, " "));
}

/// `2xf32=0.0 1.0` of `dense<[0.0, 1.0]> : tensor<2xf32>`.
Result<std::string> input_text(const std::string& literal) {
  const std::size_t colon = literal.rfind(" : ");
  const TensorText type = tensor_text(literal.substr(colon + 3));
  const SignlessType* element = type_named(type.element);
  if (element == nullptr) return cannot_read("element of " + type.element);
  if (literal.find('"') != std::string::npos) return cannot_read("literal of more than a few elements");
  std::vector<std::string> values;
  const std::string_view elements = std::string_view(literal).substr(6, colon - 7);
  for (std::size_t at = 0; (at = elements.find_first_not_of("[], ", at)) != std::string_view::npos;) {
    const std::size_t end = std::min(elements.find_first_of("[], ", at), elements.size());
    const auto value = scalar_text(std::string(elements.substr(at, end - at)), *element);
    if (!value) return value;
    values.push_back(*value);
    at = end;
  }
  if (values.size() == 1) values.resize(static_cast<std::size_t>(type.elements()), values[0]);
  return typed(type, *element, values);
}

std::string value_text(const ExpectedElement& e, const SignlessType& type) {
  if (!e.integer) return fmt::format("{}", e.low);
  return type.unsigned_bits > 0
             ? with_sign(fmt::format("{}", static_cast<std::uint64_t>(e.integer_low)), type.unsigned_bits)
             : fmt::format("{}", e.integer_low);
}

/// What the tool need not compare is left out.
std::string output_text(const OutputEvidence& output) {
  const TensorText type = tensor_text(output.type);
  const SignlessType* element = type_named(type.element);
  std::vector<std::string> values;
  for (const ExpectedElement& e : output.elements) {
    if (element == nullptr || !is_one_number(e)) return "(ignored)";
    values.push_back(value_text(e, *element));
  }
  return typed(type, *element, values);
}

}  // namespace

Result<std::string> iree_test(const Finding& f, const Origin& origin, const std::string& headline) {
  if (f.replicas * f.partitions > 1) return fail("iree-run-module runs one process", "", ErrorKind::kUnsupported);
  std::string flags;
  for (const std::string& input : f.inputs) {
    const auto text = input_text(input);
    if (!text) return text;
    flags += fmt::format(" --input=\"{}\"", *text);
  }
  for (const OutputEvidence& output : f.evidence)
    flags += fmt::format(" --expected_output=\"{}\"", output_text(output));
  return fmt::format(
      "// RUN: iree-compile --iree-input-type=stablehlo --iree-hal-target-backends=llvm-cpu "
      "--iree-llvmcpu-target-cpu=host --iree-input-demote-f64-to-f32=false %s -o %t.vmfb\n"
      "// RUN: iree-run-module --device=local-task --module=%t.vmfb --function={}{}\n"
      "// {}\n{}{}\n{}",
      f.program.find("@main(") == std::string::npos ? "program" : "main", flags, headline,
      identity_lines(f, origin, "//"), expected_lines(f), f.program);
}

}  // namespace assay::reports
