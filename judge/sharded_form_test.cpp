#include "judge/form/makers.h"

#include <gtest/gtest.h>

#include "judge/builtin.h"
#include "judge/judge.h"
#include "program/text/text.h"

namespace assay::judge {
namespace {

constexpr const char* kSixByFour = R"(
module attributes {mhlo.num_partitions = 4 : i32} {
  sdy.mesh @mesh = <["x"=2, "y"=2], device_ids=[3, 1, 2, 0]>
  func.func @main(%a: tensor<6x4xi32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"y"}]>}) -> (tensor<4x6xi32> {sdy.sharding = #sdy.sharding<@mesh, [{"y", "x"}, {}]>}) {
    %0 = stablehlo.transpose %a, dims = [1, 0] : (tensor<6x4xi32>) -> tensor<4x6xi32>
    %1 = sdy.sharding_constraint %0 <@mesh, [{}, {"y"}]> : tensor<4x6xi32>
    return %1 : tensor<4x6xi32>
  }
})";

Module sharded_module(const std::string& text) {
  auto module = program::parse(text);
  EXPECT_TRUE(module && program::verify(*module)) << text;
  return *std::move(module);
}

TEST(Sharded, EveryPartitionerIsGivenItsOwnWords) {
  const Module module = sharded_module(kSixByFour);
  EXPECT_FALSE(*in_words_of_shardy(module)) << "they are its own";
  const auto gspmd = in_words_of_gspmd(module);
  ASSERT_TRUE(gspmd && *gspmd);
  EXPECT_EQ((*gspmd)->devices, 4);
  EXPECT_NE(program::print(**gspmd).find("mhlo.sharding"), std::string::npos);
  const auto plain = unsharded(module);
  ASSERT_TRUE(plain && *plain);
  EXPECT_EQ((*plain)->devices, 1);
  EXPECT_FALSE(*unsharded(**plain)) << "nothing is left to take away";
}

TEST(Sharded, ABackEndWithoutAPartitionerTakesNoSuchForm) {
  const auto factory = open_backend("oracle", {});
  ASSERT_TRUE(factory);
  const auto variant = backends::find_variant(**factory, "shardy");
  ASSERT_FALSE(variant);
  EXPECT_EQ(variant.error().message, "oracle takes no programs in the form 'shardy'");
}

/// XLA:CPU spreads the program over four devices by both of its partitioners.
TEST(Sharded, RunsOnDevicesByBothPartitioners) {
  for (const char* name : {"partitioned", "perturbed", "worker:xla_cpu", "xla-cpu"}) {
    const auto factory = open_backend(name, {});
    if (!factory) GTEST_SKIP() << "needs jaxlib, a PJRT plug-in: " << factory.error().text();
    const auto backend = (*factory)->start({});
    Judge judge(*backend, *spec::contract_named("stablehlo"));
    std::vector<std::int32_t> values(24);
    for (std::size_t k = 0; k < values.size(); ++k) values[k] = static_cast<std::int32_t>(k);
    const auto bytes = std::as_bytes(std::span(values));
    const Case c{sharded_module(kSixByFour),
                 {{{Tensor{Type::tensor({6, 4}, spec::ElementType::i32), {bytes.begin(), bytes.end()}}}}}};
    for (const char* form : {"default", "shardy", "gspmd", "unsharded"}) {
      const auto judged = judge.judge(c, *backends::find_variant(**factory, form));
      EXPECT_TRUE(judged.passed()) << name << " " << form << (judged.refusal ? judged.refusal->message : "")
                                   << (judged.failure ? judged.failure->got : "");
      EXPECT_EQ(judged.counts.checked, 24) << name << " " << form;
    }
  }
}

}  // namespace
}  // namespace assay::judge
