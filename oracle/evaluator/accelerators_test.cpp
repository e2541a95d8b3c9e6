#include <array>
#include <cmath>
#include <span>
#include <string>
#include <utility>

#include <gtest/gtest.h>

#include "oracle/drawn_programs_test.h"
#include "oracle/evaluator/arrays.h"
#include "program/text/text.h"

/// Every accelerator against the evaluator without it, bit by bit.
namespace assay::oracle {
namespace {

class WithoutAccelerators {
 public:
  WithoutAccelerators() { use_accelerators(false); }
  ~WithoutAccelerators() { use_accelerators(true); }
  WithoutAccelerators(const WithoutAccelerators&) = delete;
  WithoutAccelerators& operator=(const WithoutAccelerators&) = delete;
};

constexpr Limits kSteps{.steps = 20'000};

/// All elements of all outputs; NaN is one value, whichever code a machine gives it.
std::vector<std::string> elements_of(const ProcessTensors& outputs) {
  std::vector<std::string> all;
  for (const auto& tensors : outputs)
    for (const Tensor& t : tensors) {
      const ElementType part = spec::real_type(t.type.element());
      const auto size = static_cast<std::size_t>(spec::storage_bytes(part));
      for (std::size_t at = 0; at < t.bytes.size(); at += size) {
        const bool is_nan = spec::is_float(part) && std::isnan(load_float(part, t.bytes.data() + at));
        all.emplace_back(is_nan ? "NaN" : std::string(reinterpret_cast<const char*>(t.bytes.data()) + at, size));
      }
    }
  return all;
}

std::vector<std::string> sets_of(const Acceptance& acceptance) {
  std::vector<std::string> all;
  for (const auto& tensors : acceptance.outputs)
    for (const AcceptanceTensor& t : tensors)
      for (std::int64_t i = 0; i < t.type.elements(); ++i) all.push_back(t.describe(i));
  return all;
}

template <class Visit> void for_drawn_programs(const spec::Record& record, std::size_t count, Visit visit) {
  constexpr Values kValues[] = {Values::kSmall, Values::kSpecial, Values::kReal};
  constexpr spec::SizePolicy kSizes{
      .max_rank = 4, .max_dim = 9, .max_elements = 2048, .token_type = 0, .tuple_type = 0};
  for (std::size_t k = 0; k < count; ++k) {
    Prng choices(5, k);
    if (const auto drawn = draw_program(record, choices, kValues[k % 3], kSizes)) visit(*drawn);
  }
}

TEST(Accelerators, ChangeNoBit) {
  int compared = 0;
  for (const spec::Record& record : spec::Records::builtin().all())
    for_drawn_programs(record, scaled(20), [&](const DrawnProgram& p) {
      const auto fast = evaluate(p.module, p.inputs, kSteps);
      const WithoutAccelerators without;
      const auto plain = evaluate(p.module, p.inputs, kSteps);
      ASSERT_EQ(fast.has_value(), plain.has_value()) << program::print(p.module);
      if (!plain) return;
      EXPECT_EQ(elements_of(fast->outputs), elements_of(plain->outputs)) << program::print(p.module);
      ++compared;
    });
  EXPECT_GT(compared, 500);
}

/// Dims of one operand of a dot: positions of batch and contracted ones among them, and their sizes.
struct DotOperand {
  std::vector<std::int64_t> shape, batching, contracting;

  /// Puts each size at a position that is drawn.
  DotOperand(Choices& choices, std::span<const std::int64_t> batch, std::span<const std::int64_t> contracted,
             std::span<const std::int64_t> free) {
    std::vector<int> kinds;
    kinds.insert(kinds.end(), batch.size(), 0);
    kinds.insert(kinds.end(), contracted.size(), 1);
    kinds.insert(kinds.end(), free.size(), 2);
    for (std::size_t k = kinds.size(); k > 1; --k) std::swap(kinds[k - 1], kinds[choices.below(k)]);
    const std::array sizes{batch, contracted, free};
    std::array<std::size_t, 3> next{};
    for (const int kind : kinds) {
      if (kind == 0) batching.push_back(static_cast<std::int64_t>(shape.size()));
      if (kind == 1) contracting.push_back(static_cast<std::int64_t>(shape.size()));
      shape.push_back(sizes[static_cast<std::size_t>(kind)][next[static_cast<std::size_t>(kind)]++]);
    }
  }
};

std::string tensor_type(std::span<const std::int64_t> shape, const char* element) {
  std::string text = "tensor<";
  for (const std::int64_t n : shape) text += std::to_string(n) + "x";
  return text + element + ">";
}

std::string listed(std::span<const std::int64_t> numbers) {
  std::string text = "[";
  for (const std::int64_t n : numbers) text += (text.size() > 1 ? ", " : "") + std::to_string(n);
  return text + "]";
}

/// A dot_general that reaches beyond one tile of results and one block of terms.
std::string draw_dot(Choices& choices, const char* element, const char* result) {
  const auto sizes = [&](std::size_t most, std::int64_t largest) {
    std::vector<std::int64_t> out(choices.below(most + 1));
    for (auto& n : out) n = choices.chance(1, 16) ? 0 : choices.between(1, largest);
    return out;
  };
  const auto batch = sizes(2, 3), contracted = sizes(2, 40), rows = sizes(1, 40), columns = sizes(2, 12);
  const DotOperand lhs(choices, batch, contracted, rows), rhs(choices, batch, contracted, columns);
  std::vector<std::int64_t> shape = batch;
  shape.insert(shape.end(), rows.begin(), rows.end());
  shape.insert(shape.end(), columns.begin(), columns.end());
  const std::string a = tensor_type(lhs.shape, element), b = tensor_type(rhs.shape, element),
                    c = tensor_type(shape, result);
  return "func.func @main(%a: " + a + ", %b: " + b + ") -> " + c +
         " {\n  %0 = stablehlo.dot_general %a, %b, batching_dims = " + listed(lhs.batching) + " x " +
         listed(rhs.batching) + ", contracting_dims = " + listed(lhs.contracting) + " x " + listed(rhs.contracting) +
         " : (" + a + ", " + b + ") -> " + c + "\n  return %0 : " + c + "\n}\n";
}

TEST(Accelerators, ChangeNoBitOfASumOfProducts) {
  constexpr std::pair<const char*, const char*> kTypes[] = {
      {"f32", "f32"},           {"f64", "f64"}, {"bf16", "bf16"}, {"f16", "f16"}, {"f16", "f32"},
      {"f8E4M3FN", "f8E4M3FN"}, {"i32", "i32"}, {"ui64", "ui64"}, {"i8", "i32"},  {"i8", "i8"}};
  for (std::size_t k = 0; k < scaled(200); ++k) {
    Prng choices(6, k);
    const auto& [element, result] = kTypes[k % std::size(kTypes)];
    const std::string text = draw_dot(choices, element, result);
    const auto module = program::parse(text);
    ASSERT_TRUE(module.has_value()) << text << module.error().text();
    const auto inputs =
        draw_inputs(*module, choices, std::array{Values::kSmall, Values::kSpecial, Values::kReal}[k % 3]);
    const auto fast = evaluate(*module, inputs);
    const WithoutAccelerators without;
    const auto plain = evaluate(*module, inputs);
    ASSERT_TRUE(fast.has_value() && plain.has_value()) << text;
    EXPECT_EQ(elements_of(fast->outputs), elements_of(plain->outputs)) << text;
  }
}

TEST(Accelerators, ChangeNoSet) {
  const auto contract = spec::contract_named("xla-default");
  ASSERT_TRUE(contract);
  std::size_t compared = 0;
  for (const spec::Record& record : spec::Records::builtin().all())
    for_drawn_programs(record, scaled(6), [&](const DrawnProgram& p) {
      const auto fast = acceptance_sets(p.module, p.inputs, **contract, kSteps);
      const WithoutAccelerators without;
      const auto plain = acceptance_sets(p.module, p.inputs, **contract, kSteps);
      ASSERT_EQ(fast.has_value(), plain.has_value()) << program::print(p.module);
      if (!plain) return;
      EXPECT_EQ(sets_of(*fast), sets_of(*plain)) << program::print(p.module);
      ++compared;
    });
  EXPECT_GE(compared, scaled(6) * 50);
}

}  // namespace
}  // namespace assay::oracle
