#include "reports/regression/lit.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <span>

#include "reports/regression/bundle.h"
#include "reports/tensor_text.h"

namespace assay::reports {
namespace {

TEST(TensorText, ReadsShapesAndWritesNestedLiterals) {
  const TensorText matrix = tensor_text("tensor<2x3xcomplex<f32>>");
  EXPECT_EQ(matrix.shape, (std::vector<std::int64_t>{2, 3}));
  EXPECT_EQ(matrix.element, "complex<f32>");
  EXPECT_EQ(matrix.index(4), "[1, 1]");
  EXPECT_EQ(matrix.with_element("i1"), "tensor<2x3xi1>");
  EXPECT_EQ(matrix.dense({"1", "2", "3", "4", "5", "6"}), "dense<[[1, 2, 3], [4, 5, 6]]>");
  EXPECT_EQ(matrix.dense(std::vector<std::string>(6, "1")), "dense<1>");
  EXPECT_EQ(tensor_text("tensor<i4>").element, "i4");
  EXPECT_EQ(tensor_text("tensor<i4>").dense({"7"}), "dense<7>");
  EXPECT_EQ(tensor_text("tensor<0x2xf32>").dense({}), "dense<>");
}

TEST(TensorText, FloatLiteralsHaveAPointOrAreBits) {
  EXPECT_EQ(f64_literal(1), "1.0");
  EXPECT_EQ(f64_literal(-0.0), "-0.0");
  EXPECT_EQ(f64_literal(1e300), "1.0e+300");
  EXPECT_EQ(f64_literal(0.1), "0.1");
  EXPECT_EQ(f64_literal(HUGE_VAL), "0x7FF0000000000000");
}

Finding finding(const std::string& input, const std::string& type, std::vector<ExpectedElement> elements) {
  Finding f;
  f.title = "optimization_barrier changes its operand";
  f.program = "module @m {\n  func.func public @main(%arg0: " + type + ") -> " + type +
              " {\n    %0 = stablehlo.optimization_barrier %arg0 : " + type + "\n    return %0 : " + type +
              "\n  }\n}\n";
  f.inputs = {input + " : " + type};
  f.evidence = {{0, 0, type, "", std::move(elements)}};
  return f;
}

TEST(LitTest, ExactIntegersAreOneCheck) {
  const ExpectedElement one{.integer = true, .integer_low = 1, .integer_high = 1};
  const ExpectedElement two{.integer = true, .integer_low = -2, .integer_high = -2};
  EXPECT_EQ(lit_test(finding("dense<[1, -2]>", "tensor<2xi32>", {one, two}), {}, "it is changed"),
            "// RUN: stablehlo-translate --interpret %s\n"
            "// it is changed\n"
            "// grid: 1 replica x 1 partition\n"
            "\n"
            "module @m {\n"
            "  func.func @program(%arg0: tensor<2xi32>) -> tensor<2xi32> {\n"
            "    %0 = stablehlo.optimization_barrier %arg0 : tensor<2xi32>\n"
            "    return %0 : tensor<2xi32>\n"
            "  }\n"
            "\n"
            "  func.func @main() {\n"
            "    %v0 = stablehlo.constant dense<[1, -2]> : tensor<2xi32>\n"
            "    %r = func.call @program(%v0) : (tensor<2xi32>) -> (tensor<2xi32>)\n"
            "    check.expect_eq_const %r, dense<[1, -2]> : tensor<2xi32>\n"
            "    func.return\n"
            "  }\n"
            "}\n");
}

TEST(LitTest, AGridRunsInParallel) {
  Finding f = finding("dense<1>", "tensor<i32>", {});
  f.replicas = 2;
  f.inputs.push_back(f.inputs[0]);
  f.evidence.push_back({1, 0, "tensor<i32>", "", {}});
  EXPECT_NE(
      lit_test(f, {}, "").find("%r:2 = \"interpreter.run_parallel\"(%v0, %v1) {programs = [[@program], [@program]]} : "
                               "(tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)"),
      std::string::npos);
}

TEST(LitTest, TheBackEndsOwnTestHoldsItsInputsAndIsTheProgramItself) {
  Finding f = finding("dense<[1, -2]>", "tensor<2xi32>", {});
  f.check_flags = "--backend b --variant default --contract c";
  const std::string text = backend_test(f, {.identity = "b 1.0"}, "it is changed");
  EXPECT_EQ(text.rfind("// RUN: assay check %s --backend b --variant default --contract c\n"
                       "// RUN: : --args='[dense<[1, -2]> : tensor<2xi32>]'\n",
                       0),
            0u)
      << text;
  for (const std::string& part :
       {std::string("\n// it is changed\n"), std::string("\n// back end: b 1.0\n"), f.program})
    EXPECT_NE(text.find(part), std::string::npos) << text;
}

TEST(LitTest, ADeviationSaysItsGrantsAndDistance) {
  Finding f = finding("dense<1>", "tensor<i32>", {});
  f.law = "add (means)";
  f.failure = kDeviation;
  f.grants = {"a", "b"};
  f.witness = {"range", "0.0", "3.0", 0};
  const std::string text = lit_test(f, {}, ""), readme = bundle(f, {}, "")[0].content;
  for (const char* line :
       {"\n// deviates from: ", "\n// granted by: a + b\n", "\n// distance: range: got 0.0, nearest legal 3.0\n"})
    EXPECT_NE(text.find(line), std::string::npos) << text;
  for (const char* line :
       {"\n- deviates from: ", "\n- granted by: a + b\n", "\n- distance: range: got 0.0, nearest legal 3.0\n"})
    EXPECT_NE(readme.find(line), std::string::npos) << readme;
  EXPECT_NE(backend_test(f, {}, "").find("the verdict is DEVIATION, with exit code 0"), std::string::npos);
  EXPECT_EQ(lit_test(finding("dense<1>", "tensor<i32>", {}), {}, "").find("distance"), std::string::npos);
}

TEST(Bundle, EveryFileOfTheReadmeIsThere) {
  const auto files = bundle(finding("dense<1>", "tensor<i32>", {}), {}, "");
  for (const File& file : std::span(files).subspan(1))
    EXPECT_NE(files[0].content.find("`" + file.name + "`"), std::string::npos) << file.name;
  EXPECT_EQ(files.size(), 9u);
}

// --- In the reference interpreter: a set accepts exactly what is in it. ---

std::filesystem::path python() {
  const char* environment = std::getenv("ASSAY_PYTHON_ENVIRONMENT");
  return std::filesystem::path(environment ? environment : ASSAY_SOURCE_DIR "/.venv") / "bin/python";
}

/// Exit status of interpret.py on the exported test.
int interpret(const Finding& f) {
  const auto path = std::filesystem::temp_directory_path() / ("assay-lit-" + std::to_string(getpid()) + ".mlir");
  std::ofstream(path) << lit_test(f, {}, "");
  const std::string command =
      python().string() + " " ASSAY_SOURCE_DIR "/reports/regression/interpret.py " + path.string() + " >/dev/null";
  const int status = std::system(command.c_str());
  std::filesystem::remove(path);
  return WEXITSTATUS(status);
}

struct Sample {
  const char* name;
  std::string input, type;
  std::vector<ExpectedElement> elements;
  bool holds;
  friend std::ostream& operator<<(std::ostream& out, const Sample& sample) { return out << sample.name; }
};

const ExpectedElement kAroundOne{.low = 0.999, .high = 1.001};
const ExpectedElement kPositiveZero{.low = 0.0, .high = 0.0};
const ExpectedElement kNegativeZero{.low = -0.0, .high = -0.0};
const ExpectedElement kNan{.only_specials = true, .may_be_nan = true};
const ExpectedElement kInfinite{.only_specials = true, .may_be_positive_infinity = true};
const ExpectedElement kAnything{.low = 5, .high = 5, .unconstrained = true};
const ExpectedElement kAnyZero{.low = 0.0, .high = 0.0, .zero_sign_free = true};

ExpectedElement integers(std::int64_t low, std::int64_t high) {
  return {.integer = true, .integer_low = low, .integer_high = high};
}

const ExpectedElement kZeroOrOne{.low = 0, .high = 1.001, .gaps = {{0, 0.999}}};
const ExpectedElement kThree{.low = -2, .high = 2, .gaps = {{-2, 0}, {0, 2}}};
const ExpectedElement kOneOrThree{.integer = true, .integer_low = 1, .integer_high = 3, .gaps = {{0, 0, 1, 3}}};

class Interpreted : public testing::TestWithParam<Sample> {};

TEST_P(Interpreted, HoldsExactlyForMembersOfTheSet) {
  const Sample& sample = GetParam();
  const int status =
      std::filesystem::exists(python()) ? interpret(finding(sample.input, sample.type, sample.elements)) : 77;
  if (status == 77) GTEST_SKIP() << "needs jaxlib: " << python();
  EXPECT_EQ(status, sample.holds ? 0 : 1) << lit_test(finding(sample.input, sample.type, sample.elements), {}, "");
}

INSTANTIATE_TEST_SUITE_P(
    Sets, Interpreted,
    testing::Values(
        Sample{"interval", "dense<[1.0, 1.0005]>", "tensor<2xf32>", {kAroundOne, kAroundOne}, true},
        Sample{"above", "dense<[1.0, 1.0015]>", "tensor<2xf32>", {kAroundOne, kAroundOne}, false},
        Sample{"below", "dense<0.5>", "tensor<f32>", {kAroundOne}, false},
        Sample{"negative_zero", "dense<-0.0>", "tensor<f32>", {kNegativeZero}, true},
        Sample{"wrong_zero", "dense<0.0>", "tensor<f32>", {kNegativeZero}, false},
        Sample{"wrong_zero_among_intervals", "dense<[1.0, -0.0]>", "tensor<2xf32>", {kAroundOne, kPositiveZero}, false},
        Sample{"zero_among_intervals", "dense<[1.0, 0.0]>", "tensor<2xf32>", {kAroundOne, kPositiveZero}, true},
        Sample{"any_zero", "dense<-0.0>", "tensor<f32>", {kAnyZero}, true},
        Sample{"nan", "dense<[0x7FC00000, 1.0]>", "tensor<2xf32>", {kNan, kAroundOne}, true},
        Sample{"no_nan", "dense<[1.0, 1.0]>", "tensor<2xf32>", {kNan, kAroundOne}, false},
        Sample{"unexpected_nan", "dense<0x7FC00000>", "tensor<f32>", {kAroundOne}, false},
        Sample{"infinity", "dense<[0x7F800000, 1.0]>", "tensor<2xf32>", {kInfinite, kAroundOne}, true},
        Sample{"other_infinity", "dense<[0xFF800000, 1.0]>", "tensor<2xf32>", {kInfinite, kAroundOne}, false},
        Sample{"anything", "dense<[0x7FC00000, 1.0]>", "tensor<2xf32>", {kAnything, kAroundOne}, true},
        Sample{"half", "dense<[1.0, 1.0]>", "tensor<2xbf16>", {kAroundOne, kAroundOne}, true},
        Sample{"double", "dense<1.0>", "tensor<f64>", {kAroundOne}, true},
        Sample{"eight_bits", "dense<1.0>", "tensor<f8E4M3FN>", {kAroundOne}, true},
        Sample{"complex", "dense<(1.0, -0.0)>", "tensor<complex<f32>>", {kAroundOne, kNegativeZero}, true},
        Sample{"complex_imag", "dense<(1.0, 0.0)>", "tensor<complex<f32>>", {kAroundOne, kNegativeZero}, false},
        Sample{"integers", "dense<[3, 7]>", "tensor<2xi8>", {integers(1, 3), integers(7, 9)}, true},
        Sample{"integer_outside", "dense<[3, 6]>", "tensor<2xi8>", {integers(1, 3), integers(7, 9)}, false},
        Sample{"unsigned", "dense<255>", "tensor<ui8>", {integers(255, 255)}, true},
        Sample{"boolean", "dense<true>", "tensor<i1>", {integers(0, 0)}, false},
        Sample{"apart", "dense<[0.0, 1.0]>", "tensor<2xf32>", {kZeroOrOne, kAroundOne}, true},
        Sample{"in_a_gap", "dense<[0.5, 1.0]>", "tensor<2xf32>", {kZeroOrOne, kAroundOne}, false},
        Sample{"two_gaps", "dense<[0.0, 2.0]>", "tensor<2xf32>", {kThree, kThree}, true},
        Sample{"in_the_second_gap", "dense<[0.0, 1.0]>", "tensor<2xf32>", {kThree, kThree}, false},
        Sample{"gap_beside_nan", "dense<[0.0, 0x7FC00000]>", "tensor<2xf32>", {kThree, kNan}, true},
        Sample{"integers_apart", "dense<[3, 7]>", "tensor<2xi8>", {kOneOrThree, integers(7, 9)}, true},
        Sample{"integer_in_a_gap", "dense<[2, 7]>", "tensor<2xi8>", {kOneOrThree, integers(7, 9)}, false},
        Sample{"matrix",
               "dense<[[1.0, 0.0], [1.0, 1.0]]>",
               "tensor<2x2xf32>",
               {kAroundOne, kAnyZero, kAroundOne, kAroundOne},
               true}),
    [](const auto& info) { return info.param.name; });

}  // namespace
}  // namespace assay::reports
