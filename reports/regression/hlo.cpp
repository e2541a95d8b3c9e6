#include "reports/regression/hlo.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <sstream>

#include "reports/regression/exports.h"
#include "reports/regression/headline.h"
#include "reports/regression/spread.h"
#include "reports/tensor_text.h"
#include "reports/visible.h"

namespace assay::reports {
namespace {

/// How the text of a LiteralProto holds the elements of a type.
enum class Held { kBytes, kBooleans, kI32, kU32, kI64, kU64, kF32, kF64 };

struct LiteralField {
  std::string_view element_type, primitive_type, field;
  Held held;
  int bytes;  ///< of a part in storage form
};
constexpr LiteralField kFields[] = {
    {"i1", "PRED", "preds", Held::kBooleans, 1},
    {"i8", "S8", "s8s", Held::kBytes, 1},
    {"i16", "S16", "s16s", Held::kBytes, 2},
    {"i32", "S32", "s32s", Held::kI32, 4},
    {"i64", "S64", "s64s", Held::kI64, 8},
    {"ui8", "U8", "u8s", Held::kBytes, 1},
    {"ui16", "U16", "u16s", Held::kBytes, 2},
    {"ui32", "U32", "u32s", Held::kU32, 4},
    {"ui64", "U64", "u64s", Held::kU64, 8},
    {"f16", "F16", "f16s", Held::kBytes, 2},
    {"bf16", "BF16", "bf16s", Held::kBytes, 2},
    {"f32", "F32", "f32s", Held::kF32, 4},
    {"f64", "F64", "f64s", Held::kF64, 8},
    {"complex<f32>", "C64", "c64s", Held::kF32, 4},
    {"complex<f64>", "C128", "c128s", Held::kF64, 8},
    {"f8E5M2", "F8E5M2", "f8e5m2s", Held::kBytes, 1},
    {"f8E4M3", "F8E4M3", "f8e4m3s", Held::kBytes, 1},
    {"f8E3M4", "F8E3M4", "f8e3m4s", Held::kBytes, 1},
    {"f8E4M3FN", "F8E4M3FN", "f8e4m3fns", Held::kBytes, 1},
    {"f8E4M3FNUZ", "F8E4M3FNUZ", "f8e4m3fnuzs", Held::kBytes, 1},
    {"f8E4M3B11FNUZ", "F8E4M3B11FNUZ", "f8e4m3b11fnuzs", Held::kBytes, 1},
    {"f8E5M2FNUZ", "F8E5M2FNUZ", "f8e5m2fnuzs", Held::kBytes, 1},
    {"f8E8M0FNU", "F8E8M0FNU", "f8e8m0fnus", Held::kBytes, 1},
};

template <class T> T load(const std::string& bytes, std::size_t at) {
  T value;
  std::memcpy(&value, bytes.data() + at, sizeof value);
  return value;
}

std::string real_text(double x) {
  if (std::isnan(x)) return "nan";
  return std::isinf(x) ? (x > 0 ? "inf" : "-inf") : fmt::format("{}", x);
}

std::string element_text(Held held, const std::string& bytes, std::size_t at) {
  switch (held) {
    case Held::kBooleans: return bytes[at] ? "true" : "false";
    case Held::kI32: return fmt::format("{}", load<std::int32_t>(bytes, at));
    case Held::kU32: return fmt::format("{}", load<std::uint32_t>(bytes, at));
    case Held::kI64: return fmt::format("{}", load<std::int64_t>(bytes, at));
    case Held::kU64: return fmt::format("{}", load<std::uint64_t>(bytes, at));
    case Held::kF32: {
      const float x = load<float>(bytes, at);
      return std::isfinite(x) ? fmt::format("{}", x) : real_text(x);
    }
    case Held::kF64: return real_text(load<double>(bytes, at));
    case Held::kBytes: return fmt::format("\\{:03o}", static_cast<unsigned char>(bytes[at]));
  }
  return "";
}

std::string elements_text(const LiteralField& field, const std::string& bytes) {
  const bool is_text = field.held == Held::kBytes;
  const std::size_t step = is_text ? 1 : static_cast<std::size_t>(field.bytes);
  std::string text = is_text ? fmt::format(" {}: \"", field.field) : "";
  for (std::size_t at = 0; at + step <= bytes.size(); at += step)
    text += (is_text ? "" : fmt::format(" {}: ", field.field)) + element_text(field.held, bytes, at);
  return is_text ? text + "\"" : text;
}

std::string shape_text(const LiteralField& field, const TensorText& type) {
  std::string dimensions, layout;
  for (const std::int64_t size : type.shape) dimensions += fmt::format(" dimensions: {}", size);
  for (std::size_t k = type.shape.size(); k-- > 0;) layout += fmt::format(" minor_to_major: {}", k);
  for (std::size_t k = 0; k < type.shape.size(); ++k) dimensions += " is_dynamic_dimension: false";
  return fmt::format("shape {{ element_type: {}{} layout {{{} }} }}", field.primitive_type, dimensions, layout);
}

Result<std::vector<std::string>> protos(const Finding& f, const HloParts& parts) {
  const std::size_t processes = static_cast<std::size_t>(f.replicas) * static_cast<std::size_t>(f.partitions);
  const std::size_t each = parts.inputs.size() / processes;
  std::vector<std::string> out;
  for (std::size_t i = 0; i < parts.inputs.size(); ++i) {
    auto text = literal_proto(parts.inputs[i]);
    if (!text) return tl::unexpected(text.error());
    if (i >= each && *text != out[i % each])
      return fail("run_hlo_module has one set of inputs for all processes, and here they differ", "",
                  ErrorKind::kUnsupported);
    if (i < each) out.push_back(*std::move(text));
  }
  return out;
}

std::string literals_file(const Finding& f, const Origin& o, const std::vector<std::string>& protos) {
  std::string text = identity_lines(f, o, "#") + "iterations {\n";
  for (const std::string& proto : protos) text += fmt::format("  arguments {{ {} }}\n", proto);
  return text + "}\n";
}

/// The grid stands in the first line.
std::string with_grid(const Finding& f, const std::string& hlo) {
  const std::size_t comma = hlo.find(", ");
  const int partitions = f.partitions * devices_of(f);
  if (f.replicas * partitions == 1 || comma == std::string::npos) return hlo;
  return fmt::format("{}, replica_count={}, num_partitions={}{}", hlo.substr(0, comma), f.replicas, partitions,
                     hlo.substr(comma));
}

struct Names {
  std::string hlo, literals, program, test;
};

Names names_of(const Finding& f) {
  const std::string name = fmt::format("finding-{}", f.id);
  return {name + ".hlo", name + ".inputs.pbtxt", name + "-program.mlir", fmt::format("finding_{}_test.cc", f.id)};
}

std::string command(const std::string& flags, const char* format, const Names& names, const std::string& file) {
  return fmt::format(
      "{}run_hlo_module --platform=CPU --reference_platform=Interpreter --input_format={} "
      "--input_literals_file={} --print_literals {}",
      flags.empty() ? "" : fmt::format("XLA_FLAGS=\"{}\" ", flags), format, names.literals, file);
}

// --- A test in the style of XLA's. ---

std::string index_text(const TensorText& type, std::size_t entry) {
  std::string text = type.index(static_cast<std::int64_t>(entry));
  if (text.empty()) return "{}";
  text.front() = '{';
  text.back() = '}';
  return text;
}

/// `value >= low && value <= high`, and what else is legal.
std::string condition(const ExpectedElement& e) {
  std::vector<std::string> ways;
  if (!e.only_specials)
    for (const ExpectedInterval& i : intervals_of(e))
      ways.push_back(i.low == i.high ? fmt::format("value == {}", real_text(i.low))
                                     : fmt::format("(value >= {} && value <= {})", real_text(std::max(i.low, -1.7e308)),
                                                   real_text(std::min(i.high, 1.7e308))));
  if (e.may_be_nan) ways.emplace_back("std::isnan(value)");
  if (e.may_be_positive_infinity) ways.emplace_back("(std::isinf(value) && value > 0)");
  if (e.may_be_negative_infinity) ways.emplace_back("(std::isinf(value) && value < 0)");
  const bool has_sign = !e.only_specials && e.low == 0 && e.high == 0 && !e.zero_sign_free;
  return fmt::format("{}", fmt::join(ways, " || ")) +
         (has_sign ? fmt::format(" && std::signbit(value) == {}", std::signbit(e.low)) : "");
}

/// Of a set with gaps.
std::string any_integer(const std::string& at, const ExpectedElement& e) {
  std::vector<std::string> ways;
  for (const ExpectedInterval& i : intervals_of(e))
    ways.push_back(fmt::format("(value >= {} && value <= {})", i.integer_low, i.integer_high));
  return fmt::format(
      "  {{\n    const int64_t value = *output.GetIntegralAsS64({});\n    EXPECT_TRUE({}) << value;\n  }}\n", at,
      fmt::join(ways, " || "));
}

std::string expectation(const TensorText& type, const ExpectedElement& e, std::size_t entry) {
  const std::string at = index_text(type, entry);
  if (e.integer && e.integer_low == e.integer_high)
    return fmt::format("  EXPECT_EQ(output.GetIntegralAsS64({}), {});\n", at, e.integer_low);
  if (e.integer && !e.gaps.empty()) return any_integer(at, e);
  if (e.integer)
    return fmt::format(
        "  EXPECT_GE(*output.GetIntegralAsS64({0}), {1});\n  EXPECT_LE(*output.GetIntegralAsS64({0}), {2});\n", at,
        e.integer_low, e.integer_high);
  return fmt::format("  {{\n    const double value = *output.GetAsDouble({});\n    EXPECT_TRUE({}) << value;\n  }}\n",
                     at, condition(e));
}

constexpr std::size_t kMostExpectations = 8;

/// Of the elements that are wrong. What is complex has no such access.
std::string expectations(const Finding& f) {
  std::string text;
  for (const OutputEvidence& output : f.evidence) {
    const TensorText type = tensor_text(output.type);
    std::string own;
    std::size_t count = 0;
    for (std::size_t i = 0; i < output.elements.size(); ++i)
      if (output.elements[i].failed && count++ < kMostExpectations) own += expectation(type, output.elements[i], i);
    if (own.empty() || output.process > 0) continue;
    const std::string slice = f.evidence.size() == 1 ? "result" : fmt::format("result, {{{}}}", output.output);
    text += fmt::format("  const LiteralSlice output({});\n{}", slice, own);
  }
  return text;
}

std::string gtest(const Finding& f, const Origin& o, const std::string& headline, const std::string& hlo,
                  const std::vector<std::string>& protos) {
  std::string literals;
  std::vector<std::string> arguments;
  for (std::size_t i = 0; i < protos.size(); ++i) {
    literals += fmt::format(
        "  TF_ASSERT_OK_AND_ASSIGN(const Literal arg{0}, Literal::CreateFromProto(ParseTextProtoOrDie<LiteralProto>(\n"
        "      R\"pb({1})pb\")));\n",
        i, protos[i]);
    arguments.push_back(fmt::format("&arg{}", i));
  }
  return fmt::format(
      "// {}\n{}\n"
      "#include <cmath>\n\n#include <gtest/gtest.h>\n#include \"absl/strings/string_view.h\"\n"
      "#include \"xla/literal.h\"\n#include \"xla/tests/hlo_test_base.h\"\n"
      "#include \"xla/tsl/lib/core/status_test_util.h\"\n#include \"xla/tsl/util/proto/parse_text_proto.h\"\n"
      "#include \"xla/xla_data.pb.h\"\n\n"
      "namespace xla {{\nnamespace {{\n\nusing ::tsl::proto_testing::ParseTextProtoOrDie;\n"
      "using Finding{}Test = HloTestBase;\n\n"
      "TEST_F(Finding{}Test, AnswerIsLegal) {{\n"
      "  constexpr absl::string_view kHlo = R\"hlo(\n{})hlo\";\n"
      "  TF_ASSERT_OK_AND_ASSIGN(auto module, ParseAndReturnVerifiedModule(kHlo));\n{}"
      "  const Literal result = ExecuteAndTransfer(std::move(module), {{{}}});\n{}}}\n\n"
      "}}  // namespace\n}}  // namespace xla\n",
      headline, identity_lines(f, o, "//"), f.id, f.id, hlo, literals, fmt::join(arguments, ", "), expectations(f));
}

bool is_complex_anywhere(const Finding& f) {
  return std::ranges::any_of(f.evidence, [](const auto& o) { return o.type.find("complex<") != std::string::npos; });
}

}  // namespace

Result<std::string> literal_proto(const RawTensor& tensor) {
  const TensorText type = tensor_text(tensor.type);
  for (const LiteralField& field : kFields)
    if (field.element_type == type.element) return shape_text(field, type) + elements_text(field, tensor.bytes);
  return fail(fmt::format("a literals file of XLA has no elements of {} that others can read", type.element), "",
              ErrorKind::kUnsupported);
}

Result<std::vector<File>> hlo_files(const Finding& f, const Origin& origin, const std::string& headline,
                                    const HloParts& parts) {
  const auto flags = xla_flags(f);
  if (!flags) return tl::unexpected(flags.error());
  const auto literals = protos(f, parts);
  if (!literals) return tl::unexpected(literals.error());
  const Names names = names_of(f);
  const std::string hlo = with_grid(f, parts.text), identity = identity_lines(f, origin, "//");
  const std::string head = fmt::format(
      "// {}\n{}{}// {}\n// made of StableHLO by {}; the program itself runs with\n// {}\n{}", headline, identity,
      expected_lines(f), command(*flags, "hlo", names, names.hlo), parts.translator,
      command(*flags, "stablehlo", names, names.program), parts.remark.empty() ? "" : "// " + parts.remark + "\n");
  std::vector<File> files = {{names.hlo, head + hlo},
                             {names.literals, literals_file(f, origin, *literals)},
                             {names.program, identity + f.program}};
  if (f.replicas * f.partitions * devices_of(f) == 1 && !is_complex_anywhere(f) && parts.remark.empty())
    files.push_back({names.test, gtest(f, origin, headline, hlo, *literals)});
  return files;
}

}  // namespace assay::reports
