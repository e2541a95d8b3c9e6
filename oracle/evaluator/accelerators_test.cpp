#include <cmath>

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

constexpr Limits kLimits{.steps = 20'000};

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

template <class Visit>
void for_drawn_programs(const spec::Record& record, std::size_t count, Visit visit) {
  constexpr Values kValues[] = {Values::kSmall, Values::kSpecial, Values::kReal};
  constexpr spec::SizePolicy kSizes{.max_rank = 4, .max_dim = 9, .max_elements = 2048, .token_type = 0, .tuple_type = 0};
  for (std::size_t k = 0; k < count; ++k) {
    Prng choices(5, k);
    if (const auto drawn = draw_program(record, choices, kValues[k % 3], kSizes)) visit(*drawn);
  }
}

TEST(Accelerators, ChangeNoBit) {
  int compared = 0;
  for (const spec::Record& record : spec::Records::builtin().all())
    for_drawn_programs(record, scaled(20), [&](const DrawnProgram& p) {
      const auto fast = evaluate(p.module, p.inputs, kLimits);
      const WithoutAccelerators without;
      const auto plain = evaluate(p.module, p.inputs, kLimits);
      ASSERT_EQ(fast.has_value(), plain.has_value()) << program::print(p.module);
      if (!plain) return;
      EXPECT_EQ(elements_of(fast->outputs), elements_of(plain->outputs)) << program::print(p.module);
      ++compared;
    });
  EXPECT_GT(compared, 500);
}

TEST(Accelerators, ChangeNoSet) {
  const auto contract = spec::contract_named("xla-default");
  ASSERT_TRUE(contract);
  std::size_t compared = 0;
  for (const spec::Record& record : spec::Records::builtin().all())
    for_drawn_programs(record, scaled(6), [&](const DrawnProgram& p) {
      const auto fast = accept(p.module, p.inputs, **contract, kLimits);
      const WithoutAccelerators without;
      const auto plain = accept(p.module, p.inputs, **contract, kLimits);
      ASSERT_EQ(fast.has_value(), plain.has_value()) << program::print(p.module);
      if (!plain) return;
      EXPECT_EQ(sets_of(*fast), sets_of(*plain)) << program::print(p.module);
      ++compared;
    });
  EXPECT_GE(compared, scaled(6) * 50);
}

}  // namespace
}  // namespace assay::oracle
