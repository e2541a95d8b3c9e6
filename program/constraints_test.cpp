#include <algorithm>
#include <fstream>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "program/module.h"
#include "program/text/text.h"
#include "spec/known_exceptions_test.h"
#include "spec/record.h"

/// All constraints of the specification are held: those of an op by a law of its record, which has an op that breaks it
/// (verify_laws_test.cpp), and those of types and constants by the parser, with a text here that breaks each.
namespace assay::program {
namespace {

struct BrokenText {
  const char *subject, *label;
  const char* text;     ///< a type, or what a constant is
  const char* message;  ///< a piece of what is said of it
};
constexpr BrokenText kBrokenTexts[] = {
    // Bounds and zero points are written as integers without a type: what the storage type does not have breaks C3 or
    // C7.
    {"quantized types", "C1", "tensor<2x!quant.uniform<i8<-1.5:4>:f32, 0.5>>", "expected ':', found '.5'"},
    {"quantized types", "C1", "tensor<2x!quant.uniform<i8<-129:4>:f32, 0.5>>", "(C3): stored values from -129 to 4"},
    {"quantized types", "C2", "tensor<2x!quant.uniform<i8<-4:4.5>:f32, 0.5>>", "expected '>', found '.5'"},
    {"quantized types", "C2", "tensor<2x!quant.uniform<i8<0:128>:f32, 0.5>>", "(C3): stored values from 0 to 128"},
    {"quantized types", "C3", "tensor<2x!quant.uniform<i8<5:5>:f32, 0.5>>", "(C3): stored values from 5 to 5"},
    {"quantized types", "C4", "tensor<2x!quant.uniform<i8:f16, 4.0e-8>>", "(C4): the scale 4.0e-8 as f16 is less than"},
    {"quantized types", "C5", "tensor<2x!quant.uniform<i8:f32, 0.0>>", "(C5): the scale 0.0 as f32 is not greater"},
    {"quantized types", "C6", "tensor<2x!quant.uniform<i8:f16, 7.0e4>>", "(C6): the scale 7.0e4 as f16 is not finite"},
    {"quantized types", "C7", "tensor<2x!quant.uniform<i8<-4:4>:f32, 0.5:5>>", "(C7): the zero point 5 is none of"},
    {"quantized types", "C8", "tensor<2x!quant.uniform<i8:f32, 0.5:1.5>>", "expected '>', found '.5'"},
    {"quantized types", "C8", "tensor<2x!quant.uniform<i8:f32, 0.5:128>>", "(C7): the zero point 128 is none of"},
    {"quantized types", "C9", "tensor<2x!quant.uniform<i8:f32:0, {0.5, :1}>>", "expected a scale, found ':'"},
    {"quantized types", "C10", "tensor<2x!quant.uniform<i8:f32, {0.5, 0.25}>>", "expected a scale, found '{'"},
    {"quantized types", "C11", "tensor<2x!quant.uniform<i8:f32:-1, {0.5, 0.25}>>", "(C11): a quantized dimension"},
    {"quantized types", "C12", "tensor<2x!quant.uniform<i8:f32:1, {0.5, 0.25}>>", "(C12): there is no dimension 1"},
    {"quantized types", "C13", "tensor<2x!quant.uniform<i8:f32:0, {0.5}>>",
     "(C13): 1 scales for dimension 0 of size 2"},
    {"integer constants", "C1", "dense<300> : tensor<i8>", "'300' is out of range for i8"},
    {"integer constants", "C1", "dense<1.5> : tensor<i8>", "'1.5' is no integer"},
    {"floating-point constants", "C1", "dense<1> : tensor<f32>", "'1' is no number of type f32"},
    {"floating-point constants", "C2", "dense<0x7FC000000> : tensor<f32>", "too many bits for f32"},
    {"complex constants", "C1", "dense<(1, 1.0)> : tensor<complex<f32>>", "'1' is no number of type f32"},
    {"complex constants", "C2", "dense<(1.0, 1)> : tensor<complex<f32>>", "'1' is no number of type f32"},
    {"tensor constants", "C1", "dense<[1, 2.5]> : tensor<2xi32>", "'2.5' is no integer"},
    {"tensor constants", "C1", "dense<true> : tensor<i32>", "a boolean in a literal of i32"},
    {"tensor constants", "C2", "dense<[[1, 2], [3]]> : tensor<2x2xi32>",
     "dimension 1 of tensor<2x2xi32> is 2, this list"},
    {"quantized tensor constants", "C1", "dense<[1, 300]> : tensor<2x!quant.uniform<i8:f32, 0.5>>", "'300' is out of"},
    {"quantized tensor constants", "C2", "dense<[1, 2, 3]> : tensor<2x!quant.uniform<i8:f32, 0.5>>", "this list has 3"},
};

std::string module_with(const BrokenText& row) {
  const std::string text = row.text;
  return text.starts_with("dense") ? "func.func @f() {\n  %0 = stablehlo.constant " + text + "\n  return\n}\n"
                                   : "func.func @f(%a: " + text + ") {\n  return\n}\n";
}

TEST(Constraints, OfTypesAndConstantsAreHeldByTheParser) {
  for (const BrokenText& row : kBrokenTexts) {
    const auto module = parse(module_with(row));
    ASSERT_FALSE(module) << row.text;
    EXPECT_NE(module.error().message.find(row.message), std::string::npos) << row.text << ": " << module.error().text();
  }
}

bool has_text(std::string_view subject, std::string_view label) {
  return std::ranges::any_of(kBrokenTexts,
                             [&](const BrokenText& row) { return row.subject == subject && row.label == label; });
}

bool has_law(const spec::Record& record, std::string_view label) {
  return std::ranges::find(record.laws, label, &spec::Law::label) != record.laws.end();
}

/// What is wrong with how a constraint is held.
std::string unheld(std::string_view subject, const std::string& label, spec::KnownExceptions& elsewhere) {
  const spec::Record* record = spec::Records::builtin().find(subject);
  if (record == nullptr) return has_text(subject, label) ? "" : "neither an op nor in the table above";
  if (has_law(*record, label)) return "";
  return elsewhere.excuse(subject, label) ? "" : "no law, and no reason in the list";
}

/// C2 of composite: the function that it names is one of the module.
TEST(Constraints, OfACompositeAsksForItsFunction) {
  const auto module = parse(
      "func.func @f(%a: tensor<2xf32>) -> tensor<2xf32> {\n"
      "  %0 = stablehlo.composite \"my.op\" %a {decomposition = @g} : (tensor<2xf32>) -> tensor<2xf32>\n"
      "  return %0 : tensor<2xf32>\n}\n");
  ASSERT_TRUE(module) << module.error().text();
  const auto valid = verify(*module);
  ASSERT_FALSE(valid);
  EXPECT_EQ(valid.error().message, "stablehlo.composite: there is no function @g");
}

struct Count {
  std::string subject;
  int constraints;
};

/// corpus/expectations/constraints.txt.
std::vector<Count> counts() {
  std::ifstream file(std::string(ASSAY_SOURCE_DIR) + "/corpus/expectations/constraints.txt");
  EXPECT_TRUE(file.is_open());
  std::vector<Count> out;
  for (std::string line; std::getline(file, line);)
    if (const std::size_t bar = line.find(" | "); line[0] != '#')
      out.push_back({line.substr(0, bar), std::stoi(line.substr(bar + 3))});
  return out;
}

/// The text has 475; a newer one has others.
TEST(Constraints, AreAllHeldOrListedWithTheReason) {
  spec::KnownExceptions elsewhere("constraints-elsewhere");
  int all = 0;
  for (const auto& [subject, constraints] : counts()) {
    for (int k = 1; k <= constraints; ++k) {
      const std::string label = fmt::format("C{}", k);
      EXPECT_EQ(unheld(subject, label, elsewhere), "") << subject << " " << label;
    }
    all += constraints;
    const spec::Record* record = spec::Records::builtin().find(subject);
    const std::string next = fmt::format("C{}", constraints + 1);
    EXPECT_FALSE(record && has_law(*record, next)) << subject << " has no constraint " << next;
  }
  EXPECT_EQ(all, 475);
  spec::expect_none_stale(elsewhere);
}

}  // namespace
}  // namespace assay::program
