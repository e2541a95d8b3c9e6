#include <algorithm>
#include <cmath>

#include "oracle/drawn_programs_test.h"
#include "oracle/envelope/sets_test.h"
#include "oracle/evaluator/accelerate/accelerators_test.h"

/// Sets of transforms in O(n log n) against those that their terms have.
namespace assay::oracle {
namespace {

struct BothSets {
  std::vector<AcceptanceSet> fast, plain;
};

std::vector<AcceptanceSet> sets_in(const AcceptanceTensor& t) {
  const std::int64_t parts = spec::is_complex(t.type.element()) ? 2 : 1;
  return {t.sets.get(), t.sets.get() + parts * t.type.elements()};
}

BothSets both(const std::string& text, const std::vector<Tensor>& inputs, std::string_view contract) {
  BothSets out;
  out.fast = sets_in(sets_of(text, inputs, contract)[0]);
  const WithoutAccelerators without;
  out.plain = sets_in(sets_of(text, inputs, contract)[0]);
  return out;
}

bool is_bounded(const AcceptanceSet& s) { return std::isfinite(s.low) && std::isfinite(s.high) && s.flags == 0; }

struct Widths {
  double fast = 0, plain = 0;
  std::size_t same = 0, larger = 0;
};

/// Each set holds the one of the terms, and is hardly wider.
void compare(const BothSets& sets, double most, Widths& widths, const std::string& text) {
  ASSERT_EQ(sets.fast.size(), sets.plain.size());
  for (std::size_t j = 0; j < sets.fast.size(); ++j) {
    const AcceptanceSet &fast = sets.fast[j], &plain = sets.plain[j];
    ASSERT_EQ(is_bounded(fast), is_bounded(plain)) << text;
    const bool same = fast.low == plain.low && fast.high == plain.high && fast.flags == plain.flags;
    ++(same ? widths.same : widths.larger);
    if (same || !is_bounded(plain)) continue;
    ASSERT_LE(fast.low, plain.low) << j << text;
    ASSERT_GE(fast.high, plain.high) << j << text;
    ASSERT_LE(fast.high - fast.low, (plain.high - plain.low) * most) << j << text;
    widths.fast += fast.high - fast.low;
    widths.plain += plain.high - plain.low;
  }
}

TEST(TransformSets, HoldThoseOfTheTermsAndAreHardlyLarger) {
  Widths widths;
  constexpr std::string_view kContracts[] = {"stablehlo", "xla-default", "reassociate"};
  for (std::size_t k = 0; k < scaled(48); ++k) {
    Prng choices(41, k);
    const DrawnTransform drawn(choices, k, "f32", 200);
    const auto module = program::parse(drawn.text);
    ASSERT_TRUE(module) << drawn.text << module.error().text();
    const auto inputs = draw_inputs(*module, choices, k % 3 == 0 ? Values::kSmall : Values::kReal);
    compare(both(drawn.text, inputs[0], kContracts[k % 3]), 1.06, widths, drawn.text);
  }
  EXPECT_GT(widths.larger, widths.same);
  EXPECT_LT(widths.fast, widths.plain * 1.02);
}

/// Where the transform itself would round too much of what the terms may, the terms are taken.
TEST(TransformSets, OfDoublesAreHardlyLargerEither) {
  Widths widths;
  for (const std::int64_t n : {100, 256, 257, 600}) {
    Prng choices(42, static_cast<std::uint64_t>(n));
    const std::string type = tensor_type({n}, "complex<f64>");
    const std::string text = "func.func @main(%a: " + type + ") -> " + type +
                             " {\n  %0 = stablehlo.fft %a, type = FFT, " + "length = " + listed({n}) + " : (" + type +
                             ") -> " + type + "\n  return %0 : " + type + "\n}\n";
    const auto module = program::parse(text);
    ASSERT_TRUE(module) << text << module.error().text();
    compare(both(text, draw_inputs(*module, choices, Values::kReal)[0], "stablehlo"), 1.12, widths, text);
  }
  EXPECT_GT(widths.larger, 600);
  EXPECT_LT(widths.fast, widths.plain * 1.08);
}

/// Operands that are intervals, by an op that rounds before the transform.
TEST(TransformSets, HoldThoseOfIntervals) {
  Widths widths;
  for (std::size_t k = 0; k < scaled(12); ++k) {
    Prng choices(43, k);
    const DrawnTransform drawn(choices, 2, "f32", 150);
    const std::string type = drawn.text.substr(20, drawn.text.find(')') - 20);
    std::string text = drawn.text;
    text.insert(text.find('\n') + 1, "  %e = stablehlo.tanh %a : " + type + "\n");
    text.replace(text.find("fft %a"), 6, "fft %e");
    const auto module = program::parse(text);
    ASSERT_TRUE(module) << text << module.error().text();
    compare(both(text, draw_inputs(*module, choices, Values::kSmall)[0], "stablehlo"), 1.1, widths, text);
  }
  EXPECT_GT(widths.larger, widths.same);
}

TEST(TransformSets, OfSparseElementsAreHardlyLargerEither) {
  const std::string type = "tensor<128xcomplex<f32>>";
  const std::string text = "func.func @main(%a: " + type + ") -> " + type +
                           " {\n  %0 = stablehlo.fft %a, type = FFT, length = [128] : (" + type + ") -> " + type +
                           "\n  return %0 : " + type + "\n}\n";
  Tensor impulse{spec::Type::tensor(std::array<std::int64_t, 1>{128}, ElementType::c64),
                 std::vector<std::byte>(128 * 8)};
  store_float(ElementType::f32, 3, &impulse.bytes[5 * 8]);
  Widths widths;
  // A sum of its terms is no smaller than the only one, which the transform does not know.
  compare(both(text, {impulse}, "stablehlo"), 1.5, widths, text);
  EXPECT_GT(widths.larger, widths.same);
}

/// What legal implementations answer is accepted, and an answer that is off by more is not.
TEST(TransformSets, AcceptPerturbedAnswersAndNoWrongOnes) {
  const auto contract = *spec::contract_named("stablehlo");
  for (std::size_t k = 0; k < scaled(8); ++k) {
    Prng choices(44, k);
    const DrawnTransform drawn(choices, k, "f32", 200);
    const auto module = program::parse(drawn.text);
    ASSERT_TRUE(module) << drawn.text << module.error().text();
    auto inputs = draw_inputs(*module, choices, Values::kReal);
    const auto sets = sets_of(drawn.text, inputs[0], "stablehlo")[0];
    const auto answer = perturb(*module, inputs, *contract, choices);
    ASSERT_TRUE(answer) << answer.error().text();
    EXPECT_TRUE(accepts(sets, answer->outputs[0][0])) << drawn.text;
    std::swap_ranges(inputs[0][0].bytes.begin(), inputs[0][0].bytes.begin() + 4, inputs[0][0].bytes.begin() + 8);
    const auto wrong = evaluate(*module, inputs);
    ASSERT_TRUE(wrong) << wrong.error().text();
    EXPECT_FALSE(accepts(sets, wrong->outputs[0][0])) << drawn.text;
  }
}

}  // namespace
}  // namespace assay::oracle
