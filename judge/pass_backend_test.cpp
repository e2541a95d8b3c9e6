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

/// Computes sizes as chlo-legalize-to-stablehlo does, for the sum of a matrix and a row of unknown sizes; or wrongly.
constexpr const char* kStretcher = R"PY(
import sys
sys.path.insert(0, sys.argv[1])
import protocol

TEXT = """func.func @main(%%a: tensor<?x?xi32>, %%b: tensor<?xi32>) -> tensor<?x?xi32> {
  %%0 = shape.shape_of %%a : tensor<?x?xi32> -> tensor<2xindex>
  %%1 = shape.shape_of %%b : tensor<?xi32> -> tensor<1xindex>
  %%2 = shape.cstr_broadcastable %%0, %%1 : tensor<2xindex>, tensor<1xindex>
  %%3 = shape.assuming %%2 -> (tensor<?x?xi32>) {
    %%4 = shape.broadcast %%0, %%1 : tensor<2xindex>, tensor<1xindex> -> tensor<2xindex>
    %(op)s
    %%6 = stablehlo.dynamic_broadcast_in_dim %%b, %%4, dims = [1] : (tensor<?xi32>, tensor<2xindex>) -> tensor<?x?xi32>
    %%7 = stablehlo.add %%5, %%6 : tensor<?x?xi32>
    shape.assuming_yield %%7 : tensor<?x?xi32>
  }
  return %%3 : tensor<?x?xi32>
}"""
STRETCHED = "%5 = stablehlo.dynamic_broadcast_in_dim %a, %4, dims = [0, 1] : (tensor<?x?xi32>, tensor<2xindex>) -> tensor<?x?xi32>"
TURNED = "%t = stablehlo.transpose %a, dims = [1, 0] : (tensor<?x?xi32>) -> tensor<?x?xi32>\n"
CASES = {
    "right": STRETCHED,
    # The sizes of the result swapped, and elements with them.
    "swapped": TURNED + STRETCHED.replace("%a", "%t"),
    "of the swapped shape": TURNED + "%s = shape.shape_of %t : tensor<?x?xi32> -> tensor<2xindex>\n" + STRETCHED.replace("%4", "%s"),
    "of index": "%s = stablehlo.add %4, %4 : tensor<2xindex>\n" + STRETCHED,
}

class Passes:
    def hello(self):
        variants = [{"name": name, "options": [["case", name]]} for name in CASES]
        return {"name": "stretcher", "version": "1", "transforms": True, "dynamic": True, "variants": variants}

    def transform(self, text, options):
        return TEXT % {"op": CASES[dict(options)["case"]]} if "broadcast_add" in text else text

protocol.serve(Passes)
)PY";

Tensor integers(std::initializer_list<std::int64_t> shape, const std::vector<std::int32_t>& values) {
  const auto bytes = std::as_bytes(std::span(values));
  return {Type::tensor(shape, spec::ElementType::i32), {bytes.begin(), bytes.end()}};
}

/// What becomes of a matrix of these sizes and a row.
Judgement stretched_as(const std::string& name, const Tensor& matrix, const Tensor& row) {
  const auto script = std::filesystem::path(testing::TempDir()) / "stretcher.py";
  std::ofstream(script) << kStretcher;
  const auto factory = open_pass_backend("python3 " + script.string() + " " ASSAY_SOURCE_DIR "/backends/workers", {});
  EXPECT_TRUE(factory) << factory.error().text();
  auto module = program::parse(R"(func.func @main(%a: tensor<?x?xi32>, %b: tensor<?xi32>) -> tensor<?x?xi32> {
    %0 = chlo.broadcast_add %a, %b : (tensor<?x?xi32>, tensor<?xi32>) -> tensor<?x?xi32>
    return %0 : tensor<?x?xi32>
  })");
  EXPECT_TRUE(module) << module.error().text();
  const Case c{*std::move(module), {{{matrix, row}}}};
  const auto backend = (*factory)->start({});
  Judge judge(*backend, *spec::contract_named("stablehlo"));
  return judge.judge(c, *backends::find_variant(**factory, name));
}

TEST(PassBackend, SizesThatAPassComputesAreJudgedByWhatTheyMake) {
  const Tensor tall = integers({3, 2}, {1, 2, 3, 4, 5, 6}), square = integers({2, 2}, {1, 2, 3, 4});
  const Tensor row = integers({2}, {10, 20});
  for (const Tensor* matrix : {&tall, &square}) {
    const auto right = stretched_as("right", *matrix, row);
    EXPECT_TRUE(right.passed()) << (right.failure ? right.failure->got : "");
    EXPECT_EQ(right.counts.checked, matrix->type.elements());
  }
  const auto wrong = stretched_as("swapped", square, row);
  ASSERT_TRUE(wrong.failure);
  EXPECT_EQ(wrong.failure->kind, FailureClass::kWrongValue);
  for (const char* name : {"swapped", "of the swapped shape"})
    EXPECT_TRUE(stretched_as(name, tall, row).failure) << name;
  const auto invalid = stretched_as("of index", square, row);
  ASSERT_TRUE(invalid.failure);
  EXPECT_EQ(invalid.failure->kind, FailureClass::kInvalidOutput);
}

}  // namespace
}  // namespace assay::judge
