#include <algorithm>
#include <cmath>
#include <span>

#include <gtest/gtest.h>

#include "oracle/drawn_programs_test.h"
#include "oracle/evaluator/accelerate/accelerators_test.h"
#include "program/text/text.h"

/// The accelerator of transforms against their formula.
namespace assay::oracle {
namespace {

std::vector<double> numbers_in(const Tensor& t) {
  const ElementType part = spec::real_type(t.type.element());
  const auto size = static_cast<std::size_t>(spec::storage_bytes(part));
  std::vector<double> out;
  for (std::size_t at = 0; at < t.bytes.size(); at += size) out.push_back(load_float(part, t.bytes.data() + at));
  return out;
}

/// Of the same program, its elements as f64.
Tensor in_f64(const Tensor& t) {
  const ElementType wide = spec::is_complex(t.type.element()) ? ElementType::c128 : ElementType::f64;
  Tensor out{spec::Type::tensor(t.type.shape(), wide), {}};
  for (const double x : numbers_in(t)) {
    const auto* bytes = reinterpret_cast<const std::byte*>(&x);
    out.bytes.insert(out.bytes.end(), bytes, bytes + sizeof(x));
  }
  return out;
}

std::string with(std::string text, const std::string& from, const std::string& to) {
  for (std::size_t at = 0; (at = text.find(from, at)) != std::string::npos; at += to.size())
    text.replace(at, from.size(), to);
  return text;
}

std::vector<double> answers(const std::string& text, const ProcessTensors& inputs) {
  const auto module = program::parse(text);
  EXPECT_TRUE(module) << text;
  const auto run = evaluate(*module, inputs);
  EXPECT_TRUE(run) << text;
  return run ? numbers_in(run->outputs[0][0]) : std::vector<double>{};
}

double largest(const std::vector<double>& x) {
  double out = 0;
  for (const double y : x) out = std::max(out, std::fabs(y));
  return out;
}

double distance(const std::vector<double>& a, const std::vector<double>& b) {
  double out = 0;
  for (std::size_t j = 0; j < a.size(); ++j) out = std::max(out, std::fabs(a[j] - b[j]));
  return out;
}

TEST(Transforms, AreNearerToTheExactSumsThanTheFormula) {
  double error = 0, error_of_formula = 0;
  for (std::size_t k = 0; k < scaled(40); ++k) {
    Prng choices(31, k);
    const DrawnTransform drawn(choices, k, "f32", 400);
    const auto module = program::parse(drawn.text);
    ASSERT_TRUE(module) << drawn.text << module.error().text();
    const auto inputs = draw_inputs(*module, choices, Values::kReal);
    const auto fast = answers(drawn.text, inputs);
    const WithoutAccelerators without;
    const auto plain = answers(drawn.text, inputs);
    const auto exact = answers(with(drawn.text, "f32", "f64"), {{in_f64(inputs[0][0])}});
    ASSERT_EQ(fast.size(), exact.size());
    const double scale = largest(exact);
    EXPECT_LE(distance(fast, exact), scale * 0x1p-23) << drawn.text;
    EXPECT_LE(distance(plain, exact), scale * 0x1p-23 * static_cast<double>(drawn.terms)) << drawn.text;
    error += distance(fast, exact) / scale;
    error_of_formula += distance(plain, exact) / scale;
  }
  EXPECT_LT(error * 4, error_of_formula);
}

TEST(Transforms, OfDoublesAreNoFurtherOffThanTheFormula) {
  for (std::size_t k = 0; k < scaled(12); ++k) {
    Prng choices(32, k);
    const DrawnTransform drawn(choices, k, "f64", 300);
    const auto module = program::parse(drawn.text);
    ASSERT_TRUE(module) << drawn.text << module.error().text();
    const auto inputs = draw_inputs(*module, choices, Values::kReal);
    const auto fast = answers(drawn.text, inputs);
    const WithoutAccelerators without;
    const auto plain = answers(drawn.text, inputs);
    EXPECT_LE(distance(fast, plain), largest(plain) * 0x1p-53 * static_cast<double>(drawn.terms)) << drawn.text;
    EXPECT_GT(largest(plain), 0) << drawn.text;
  }
}

/// What infinities and NaN come to, the terms say: the bits are those of the formula.
TEST(Transforms, TakeNoNumbersThatAreNotFinite) {
  int special = 0;
  for (std::size_t k = 0; k < scaled(12); ++k) {
    Prng choices(33, k);
    const DrawnTransform drawn(choices, k, "f32", 100);
    const auto module = program::parse(drawn.text);
    ASSERT_TRUE(module) << drawn.text << module.error().text();
    const auto inputs = draw_inputs(*module, choices, Values::kSpecial);
    const auto elements = numbers_in(inputs[0][0]);
    if (std::all_of(elements.begin(), elements.end(), [](double x) { return std::isfinite(x); })) continue;
    ++special;
    const auto fast = evaluate(*module, inputs);
    const WithoutAccelerators without;
    const auto plain = evaluate(*module, inputs);
    ASSERT_TRUE(fast && plain);
    EXPECT_EQ(fast->outputs[0][0].bytes, plain->outputs[0][0].bytes) << drawn.text;
  }
  EXPECT_GT(special, 5);
}

/// More elements than the evaluator takes at a time.
TEST(Transforms, AreTheSameInEveryBlockOfTheirResults) {
  const std::string type = "tensor<40000xcomplex<f32>>";
  const std::string text = "func.func @main(%a: " + type + ") -> " + type +
                           " {\n  %0 = stablehlo.fft %a, type = FFT, " + "length = [40000] : (" + type + ") -> " +
                           type + "\n  %1 = stablehlo.fft %0, type = IFFT, " + "length = [40000] : (" + type + ") -> " +
                           type + "\n  return %1 : " + type + "\n}\n";
  Prng choices(34, 0);
  const auto module = program::parse(text);
  ASSERT_TRUE(module) << module.error().text();
  const auto inputs = draw_inputs(*module, choices, Values::kReal);
  const auto before = numbers_in(inputs[0][0]);
  EXPECT_LE(distance(answers(text, inputs), before), largest(before) * 1e-5);
}

}  // namespace
}  // namespace assay::oracle
