#include <algorithm>
#include <array>
#include <cmath>
#include <span>
#include <string>
#include <utility>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "oracle/drawn_programs_test.h"
#include "oracle/evaluator/accelerate/accelerators_test.h"
#include "program/text/text.h"

/// Every accelerator against the evaluator without it, bit by bit; that of transforms has tests of its own.
namespace assay::oracle {
namespace {

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
  if (may_be_transform(record)) return;
  for (std::size_t k = 0; k < count; ++k) {
    Prng choices(5, k);
    if (const auto drawn = draw_program(record, choices, kValues[k % 3], kSizes)) visit(*drawn);
  }
}

TEST(Accelerators, ChangeNoBit) {
  int compared = 0;
  for (const spec::Record& record : spec::Records::builtin().all())
    for_drawn_programs(record, scaled(record.status == "campaign" ? 10 : 2), [&](const DrawnProgram& p) {
      const auto fast = evaluate(p.module, p.inputs, kSteps);
      const WithoutAccelerators without;
      const auto plain = evaluate(p.module, p.inputs, kSteps);
      ASSERT_EQ(fast.has_value(), plain.has_value()) << program::print(p.module);
      if (!plain) return;
      EXPECT_EQ(elements_of(fast->outputs), elements_of(plain->outputs)) << program::print(p.module);
      ++compared;
    });
  EXPECT_GT(compared, 250);
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

/// A convolution with every attribute off its default now and then, in any layout.
class DrawnConvolution {
 public:
  /// Large ones are packed in several boxes.
  DrawnConvolution(Choices& choices, const char* element, bool is_large) : choices_(choices) {
    const auto spatial = choices.between(1, is_large ? 2 : 3);
    const std::int64_t side = is_large ? (spatial == 1 ? 1500 : 40) : 9, window = is_large ? 5 : 4;
    const std::int64_t groups = choices.chance(1, 2) ? 1 : choices.between(2, 4);
    const bool are_features = choices.chance(1, 2);
    feature_groups_ = are_features ? groups : 1;
    batch_groups_ = are_features ? 1 : groups;
    features_ = choices.chance(1, 20) ? 0 : choices.between(1, is_large ? 24 : 6);
    outputs_ = choices.chance(1, 20) ? 0 : choices.between(1, is_large ? 12 : 5) * groups;
    batch_ = choices.between(1, 3);
    for (std::int64_t d = 0; d < spatial; ++d) add_dim(choices.between(1, side), choices.between(1, window));
    const auto a = layout(), b = layout(), c = layout();
    std::vector<std::int64_t> lhs = placed(a, batch_ * batch_groups_, features_ * feature_groups_, sides_),
                              rhs = placed(b, features_, outputs_, windows_),
                              out = placed(c, batch_, outputs_, results_);
    const std::string x = tensor_type(lhs, element), y = tensor_type(rhs, element), z = tensor_type(out, element);
    text_ = "func.func @main(%a: " + x + ", %b: " + y + ") -> " + z +
            " {\n  %0 = stablehlo.convolution(%a, %b) dim_numbers = " + letters(a, "b", "f") + "x" +
            letters(b, "i", "o") + "->" + letters(c, "b", "f") + ", window = {stride = " + listed(strides_) +
            ", pad = " + pads_ + "], lhs_dilate = " + listed(lhs_dilations_) +
            ", rhs_dilate = " + listed(rhs_dilations_) + ", reverse = " + reversed_ +
            "]} {batch_group_count = " + std::to_string(batch_groups_) +
            " : i64, feature_group_count = " + std::to_string(feature_groups_) + " : i64} : (" + x + ", " + y +
            ") -> " + z + "\n  return %0 : " + z + "\n}\n";
  }
  const std::string& text() const { return text_; }

 private:
  void add_dim(std::int64_t side, std::int64_t window) {
    const auto rarely = [&] { return choices_.chance(1, 3) ? choices_.between(2, 3) : 1; };
    const std::int64_t stride = rarely(), base = rarely(), dilation = rarely();
    const std::int64_t reach = (window - 1) * dilation + 1, dilated = (side - 1) * base + 1;
    const std::int64_t low = choices_.between(-1, 4), high = choices_.between(-1, 4);
    const std::int64_t padded = dilated + low + high;
    sides_.push_back(side);
    windows_.push_back(window);
    strides_.push_back(stride);
    lhs_dilations_.push_back(base);
    rhs_dilations_.push_back(dilation);
    results_.push_back(padded < reach ? 0 : (padded - reach) / stride + 1);
    pads_ += (pads_.size() > 1 ? ", " : "") + listed({low, high});
    reversed_ += std::string(reversed_.size() > 1 ? ", " : "") + (choices_.chance(1, 3) ? "true" : "false");
  }
  /// What stands at each position: a spatial dim, or -1 and -2.
  std::vector<int> layout() {
    std::vector<int> out{-1, -2};
    for (std::size_t d = 0; d < sides_.size(); ++d) out.push_back(static_cast<int>(d));
    for (std::size_t k = out.size(); k > 1; --k) std::swap(out[k - 1], out[choices_.below(k)]);
    return out;
  }
  static std::vector<std::int64_t> placed(const std::vector<int>& at, std::int64_t first, std::int64_t second,
                                          const std::vector<std::int64_t>& spatial) {
    std::vector<std::int64_t> out;
    for (const int d : at) out.push_back(d == -1 ? first : d == -2 ? second : spatial[static_cast<std::size_t>(d)]);
    return out;
  }
  static std::string letters(const std::vector<int>& at, const std::string& first, const std::string& second) {
    std::string out;
    for (const int d : at) out += (out.empty() ? "[" : ", ") + (d == -1 ? first : d == -2 ? second : std::to_string(d));
    return out + "]";
  }

  Choices& choices_;
  std::int64_t feature_groups_ = 1, batch_groups_ = 1, features_ = 1, outputs_ = 1, batch_ = 1;
  std::vector<std::int64_t> sides_, windows_, strides_, lhs_dilations_, rhs_dilations_, results_;
  std::string pads_ = "[", reversed_ = "[", text_;
};

TEST(Accelerators, ChangeNoBitOfAConvolution) {
  constexpr const char* kTypes[] = {"f32", "f64", "bf16", "f16", "i32", "ui64", "i8", "complex<f32>", "f8E5M2"};
  for (std::size_t k = 0; k < scaled(300); ++k) {
    Prng choices(7, k);
    const DrawnConvolution drawn(choices, kTypes[k % std::size(kTypes)], k % 4 == 0);
    const auto module = program::parse(drawn.text());
    ASSERT_TRUE(module.has_value()) << drawn.text() << module.error().text();
    const auto inputs =
        draw_inputs(*module, choices, std::array{Values::kSmall, Values::kSpecial, Values::kReal}[k % 3]);
    const auto fast = evaluate(*module, inputs);
    const WithoutAccelerators without;
    const auto plain = evaluate(*module, inputs);
    ASSERT_TRUE(fast.has_value() && plain.has_value()) << drawn.text();
    EXPECT_EQ(elements_of(fast->outputs), elements_of(plain->outputs)) << drawn.text();
  }
}

/// What is drawn tells the accelerator's formula from each wrong one.
TEST(Accelerators, OfAConvolutionAreComparedWhereWrongFormulasDiffer) {
  std::vector<std::string> missed;
  for (const Mutant& m : mutants()) {
    if (m.record != "stablehlo.convolution") continue;
    bool is_told = false;
    for (std::size_t k = 0; k < 60 && !is_told; ++k) {
      Prng choices(7, k);
      const DrawnConvolution drawn(choices, "f32", false);
      const auto module = program::parse(drawn.text());
      ASSERT_TRUE(module.has_value()) << drawn.text() << module.error().text();
      const auto inputs = draw_inputs(*module, choices, Values::kReal);
      const auto right = evaluate(*module, inputs);
      const auto wrong = evaluate_mutant(*module, inputs, m);
      is_told = !wrong || elements_of(wrong->outputs) != elements_of(right->outputs);
    }
    if (!is_told) missed.push_back(m.name + ": " + m.what);
  }
  EXPECT_EQ(missed, std::vector<std::string>{});
}

TEST(Accelerators, ChangeNoSetOfAConvolution) {
  const auto contract = spec::contract_named("xla-default");
  ASSERT_TRUE(contract);
  constexpr const char* kTypes[] = {"f32", "bf16", "f64", "complex<f32>", "i16"};
  for (std::size_t k = 0; k < scaled(60); ++k) {
    Prng choices(9, k);
    const DrawnConvolution drawn(choices, kTypes[k % std::size(kTypes)], k % 8 == 0);
    const auto module = program::parse(drawn.text());
    ASSERT_TRUE(module.has_value()) << drawn.text() << module.error().text();
    const auto inputs =
        draw_inputs(*module, choices, std::array{Values::kSmall, Values::kSpecial, Values::kReal}[k % 3]);
    const auto fast = acceptance_sets(*module, inputs, **contract);
    const WithoutAccelerators without;
    const auto plain = acceptance_sets(*module, inputs, **contract);
    ASSERT_TRUE(fast.has_value() && plain.has_value()) << drawn.text();
    EXPECT_EQ(sets_of(*fast), sets_of(*plain)) << drawn.text();
  }
}

/// Numbers, zeros of both signs, and what is none, so that nests of numbers stand beside others, and results of one
/// product beside those of many.
Tensor drawn_factor(Prng& choices, spec::Type type, bool is_tame) {
  constexpr double kNumbers[] = {-0.0, 1, -1.5, 2, 0.1, 3e-3, -7e4, 1e-41, -3e38},
                   kOthers[] = {NAN, INFINITY, -INFINITY};
  const std::size_t numbers = choices.chance(1, 2) ? 5 : std::size(kNumbers);  // the first have exact sums, but 0.1
  Tensor out{type, std::vector<std::byte>(static_cast<std::size_t>(type.storage_size()))};
  const std::int64_t size = spec::storage_bytes(type.element());
  for (std::int64_t j = 0; j < type.elements(); ++j) {
    const double number = choices.chance(1, 3) ? 0 : kNumbers[choices.below(numbers)];
    const bool is_other = !is_tame && choices.chance(1, 16);
    store_float(type.element(), is_other ? kOthers[choices.below(3)] : number, out.bytes.data() + j * size);
  }
  return out;
}

TEST(Accelerators, ChangeNoSetOfSumsOfNumbers) {
  for (std::size_t k = 0; k < scaled(1200); ++k) {
    Prng choices(55, k);
    const auto e = std::array{ElementType::f32, ElementType::bf16, ElementType::f16, ElementType::f64}[k % 4];
    const auto m = static_cast<std::int64_t>(choices.below(7)), n = static_cast<std::int64_t>(choices.below(11)),
               terms = static_cast<std::int64_t>(choices.below(k % 5 == 0 ? 40 : 4));
    const Tensor lhs = drawn_factor(choices, spec::Type::tensor({m, terms}, e), k % 3 != 0),
                 rhs = drawn_factor(choices, spec::Type::tensor({terms, n}, e), k % 3 != 0);
    const auto module =
        program::parse(fmt::format("func.func @main(%a: {0}, %b: {1}) -> {2} {{\n  %0 = stablehlo.dot_general %a, %b, "
                                   "contracting_dims = [1] x [0] : ({0}, {1}) -> {2}\n  return %0 : {2}\n}}\n",
                                   lhs.type.text(), rhs.type.text(), spec::Type::tensor({m, n}, e).text()));
    ASSERT_TRUE(module);
    for (const char* contract : {"stablehlo", "xla-default", "unmeasured"}) {
      const auto fast = acceptance_sets(*module, {{lhs, rhs}}, **spec::contract_named(contract));
      const WithoutAccelerators without;
      const auto plain = acceptance_sets(*module, {{lhs, rhs}}, **spec::contract_named(contract));
      ASSERT_TRUE(fast && plain);
      EXPECT_EQ(sets_of(*fast), sets_of(*plain)) << contract << program::print(*module);
    }
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
