#include "judge/pass_backend.h"

#include <filesystem>
#include <fstream>

#include <gtest/gtest.h>

#include "judge/judge.h"
#include "program/text/text.h"

namespace assay::judge {
namespace {

TEST(PassBackend, OnlyLawsOfTheTextMakeAnOutputInvalid) {
  EXPECT_TRUE(is_invalid_output({"slice (C3): limit_indices[1] = 9 exceeds dimension 1", "1:2"}, true));
  EXPECT_TRUE(is_invalid_output({"slice (I2): start_indices is no list", "1:2"}, false));
  EXPECT_TRUE(is_invalid_output({"the function returns tensor<2xf32>, and yields tensor<3xf32>", "1:2"}, true));
  EXPECT_FALSE(is_invalid_output({"gather (A1): slice_sizes[0] = 0 is not greater than 0", "1:2"}, true)) << "ours";
  EXPECT_FALSE(is_invalid_output({"expected ')', found '{'", "1:2"}, false)) << "our parser may not know it";
  EXPECT_FALSE(is_invalid_output({"not supported yet: op 'shape.dim'", "1:2", ErrorKind::kUnsupported}, true));
}

TEST(PassBackend, WhatAFailureIsComparedWithIsThePipelineWithoutAPass) {
  const auto factory = open_pass_backend("cat {}", {});
  ASSERT_TRUE(factory) << factory.error().text();
  EXPECT_TRUE(compared_with(**factory, {}, {{.name = "default"}, {.name = "other"}}).empty()) << "it has no pipeline";
}

/// Spreads whatever it is given over two devices, each of which negates its two elements of four; or does as it is
/// told.
constexpr const char* kPartitioner = R"PY(
import sys
sys.path.insert(0, sys.argv[1])
import protocol

TEXT = """module attributes {mhlo.num_partitions = 2 : i32} {
  sdy.mesh @mesh = <["x"=2]>
  func.func @main(%%a: tensor<2xi32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}) -> (tensor<%(n)sxi32> {sdy.sharding = #sdy.sharding<@mesh, [{%(axes)s}]>}) {
    %(op)s
    return %%0 : tensor<%(n)sxi32>
  }
}"""
CASES = {
    "right": {"n": 2, "axes": '"x"', "op": "%0 = stablehlo.negate %a : tensor<2xi32>"},
    "gathered": {"n": 4, "axes": "", "op": '%1 = stablehlo.negate %a : tensor<2xi32>\n %0 = "stablehlo.all_gather"(%1) <{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> : (tensor<2xi32>) -> tensor<4xi32>'},
    "wrong": {"n": 2, "axes": '"x"', "op": "%0 = stablehlo.abs %a : tensor<2xi32>"},
    "differing": {"n": 2, "axes": "", "op": "%0 = stablehlo.negate %a : tensor<2xi32>"},
}

class Passes:
    def hello(self):
        variants = [{"name": name, "options": [["case", name]]} for name in CASES]
        return {"name": "partitioner", "version": "1", "transforms": True, "partitioners": ["shardy"], "variants": variants}

    def transform(self, text, options):
        return TEXT % CASES[dict(options)["case"]] if "num_partitions" in text else text

protocol.serve(Passes)
)PY";

/// What becomes of the negation of four numbers, spread over two devices, under a variant.
Judgement judged_as(const std::string& name) {
  const auto script = std::filesystem::path(testing::TempDir()) / "partitioner.py";
  std::ofstream(script) << kPartitioner;
  const auto factory = open_pass_backend("python3 " + script.string() + " " ASSAY_SOURCE_DIR "/backends/workers", {});
  EXPECT_TRUE(factory) << factory.error().text();
  auto module = program::parse(R"(module attributes {mhlo.num_partitions = 2 : i32} {
  sdy.mesh @mesh = <["x"=2]>
  func.func @main(%a: tensor<4xi32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}) -> tensor<4xi32> {
    %0 = stablehlo.negate %a : tensor<4xi32>
    return %0 : tensor<4xi32>
  }
})");
  EXPECT_TRUE(module) << module.error().text();
  const std::vector<std::int32_t> values{1, -2, 3, -4};
  const auto bytes = std::as_bytes(std::span(values));
  const Case c{*std::move(module),
               {{{Tensor{Type::tensor({4}, spec::ElementType::i32), {bytes.begin(), bytes.end()}}}}}};
  const auto backend = (*factory)->start({});
  Judge judge(*backend, *spec::contract_named("stablehlo"));
  return judge.judge(c, *backends::find_variant(**factory, name));
}

TEST(PassBackend, EachDeviceRunsTheOutputOfAPartitionerOnItsShards) {
  for (const char* name : {"right", "gathered"}) {
    const auto judged = judged_as(name);
    EXPECT_TRUE(judged.passed()) << name << (judged.failure ? judged.failure->got : "");
    EXPECT_EQ(judged.counts.checked, 4) << name;
  }
  const auto wrong = judged_as("wrong");
  ASSERT_TRUE(wrong.failure);
  EXPECT_EQ(wrong.failure->kind, FailureClass::kWrongValue);
}

TEST(PassBackend, AnOutputOnOtherShardsThanItSaysIsInvalid) {
  const auto judged = judged_as("differing");
  ASSERT_TRUE(judged.failure);
  EXPECT_EQ(judged.failure->kind, FailureClass::kInvalidOutput);
  EXPECT_EQ(judged.failure->signature, "shards");
  EXPECT_NE(judged.failure->got.find("result 0 is tensor<2xi32>, and the shard of tensor<4xi32> is tensor<4xi32>"),
            std::string::npos)
      << judged.failure->got;
}

}  // namespace
}  // namespace assay::judge
