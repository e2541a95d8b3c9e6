#include <gtest/gtest.h>

#include <set>

#include "oracle/drawn_programs_test.h"
#include "program/text/text.h"

/// What lies outside the cone of an element does not touch it.
namespace assay::oracle {
namespace {

std::set<std::tuple<int, int, std::int64_t>> cone_of(const program::Module& m, const ProcessTensors& inputs, int output,
                                                     std::int64_t element) {
  const auto found = cone(m, inputs, 0, output, element);
  EXPECT_TRUE(found) << found.error().text();
  std::set<std::tuple<int, int, std::int64_t>> out;
  if (found)
    for (const ConeElement& e : *found) out.insert({e.process, e.input, e.element});
  return out;
}

TEST(Cone, OfASumOfSlicedRows) {
  const auto m = program::parse(R"(
    func.func @main(%a: tensor<3x4xi32>, %b: tensor<i32>) -> tensor<3xi32> {
      %0 = stablehlo.slice %a [0:3, 1:3] : (tensor<3x4xi32>) -> tensor<3x2xi32>
      %1 = stablehlo.reduce(%0 init: %b) applies stablehlo.add across dimensions = [1] : (tensor<3x2xi32>, tensor<i32>) -> tensor<3xi32>
      func.return %1 : tensor<3xi32>
    })");
  ASSERT_TRUE(m) << m.error().text();
  Prng choices(1);
  const auto inputs = draw_inputs(*m, choices, Values::kSmall);
  const std::set<std::tuple<int, int, std::int64_t>> expected = {{0, 0, 5}, {0, 0, 6}, {0, 1, 0}};
  EXPECT_EQ(cone_of(*m, inputs, 0, 1), expected);
}

TEST(Cone, OfADynamicIndexHoldsTheIndex) {
  const auto m = program::parse(R"(
    func.func @main(%a: tensor<4xf32>, %i: tensor<i32>, %unused: tensor<f32>) -> tensor<2xf32> {
      %0 = stablehlo.dynamic_slice %a, %i, sizes = [2] : (tensor<4xf32>, tensor<i32>) -> tensor<2xf32>
      func.return %0 : tensor<2xf32>
    })");
  ASSERT_TRUE(m) << m.error().text();
  Tensor a{m->entry()->types[0], std::vector<std::byte>(16)}, i{m->entry()->types[1], std::vector<std::byte>(4)},
      unused{m->entry()->types[2], std::vector<std::byte>(4)};
  store_integer(ElementType::i32, 1, i.bytes.data());
  const std::set<std::tuple<int, int, std::int64_t>> expected = {{0, 0, 2}, {0, 1, 0}};
  EXPECT_EQ(cone_of(*m, {{a, i, unused}}, 0, 1), expected);
}

TEST(Cone, RedrawingWhatIsOutsideChangesNothing) {
  constexpr Limits kLimits{.steps = 20'000};
  int elements = 0;
  for (const spec::Record& record : spec::Records::builtin().all()) {
    if (record.status != "campaign") continue;
    for (std::size_t k = 0; k < scaled(15); ++k) {
      Prng choices(31, k);
      auto drawn = draw_program(record, choices, Values::kSmall,
                                {.max_rank = 2, .max_dim = 3, .max_elements = 24, .token_type = 0, .tuple_type = 0});
      if (!drawn || drawn->inputs.empty()) continue;
      const auto before = evaluate(drawn->module, drawn->inputs, kLimits);
      if (!before || before->outputs[0].empty() || before->outputs[0][0].type.elements() == 0) continue;
      const Tensor& output = before->outputs[0][0];
      const auto element = static_cast<std::int64_t>(choices.below(static_cast<std::uint64_t>(output.type.elements())));
      const auto inside = cone_of(drawn->module, drawn->inputs, 0, element);
      ProcessTensors redrawn = draw_inputs(drawn->module, choices, Values::kSmall);
      for (const auto& [process, input, at] : inside) {
        const Tensor& from = drawn->inputs[static_cast<std::size_t>(process)][static_cast<std::size_t>(input)];
        const auto size = static_cast<std::size_t>(spec::storage_bytes(from.type.element())),
                   offset = static_cast<std::size_t>(at) * size;
        std::copy_n(from.bytes.data() + offset, size,
                    redrawn[static_cast<std::size_t>(process)][static_cast<std::size_t>(input)].bytes.data() + offset);
      }
      const auto after = evaluate(drawn->module, redrawn, kLimits);
      ASSERT_TRUE(after) << after.error().text();
      const auto size = static_cast<std::size_t>(spec::storage_bytes(output.type.element())),
                 offset = static_cast<std::size_t>(element) * size;
      EXPECT_TRUE(std::equal(output.bytes.data() + offset, output.bytes.data() + offset + size,
                             after->outputs[0][0].bytes.data() + offset))
          << "element " << element << " of\n"
          << program::print(drawn->module);
      ++elements;
    }
  }
  EXPECT_GT(elements, 300);
}

}  // namespace
}  // namespace assay::oracle
