#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <thread>

#include "backends/protocol/layout.h"
#include "backends/sample_programs_test.h"
#include "program/text/text.h"

namespace assay::backends {
namespace {

using program::Module;

/// Four devices hold six rows of two columns: rows along one axis of the mesh, columns along the other.
constexpr const char* kSpread = R"(
module attributes {mhlo.num_partitions = 4 : i32} {
  sdy.mesh @mesh = <["x"=2, "y"=2]>
  func.func @main(%a: tensor<5x2xi32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"y"}]>}) -> (tensor<5x2xi32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}) {
    return %a : tensor<5x2xi32>
  }
})";

Module spread_module(const char* text) {
  auto module = program::parse(text);
  EXPECT_TRUE(module) << (module ? "" : module.error().text());
  return *std::move(module);
}

program::Tensor numbers(std::initializer_list<std::int64_t> shape, const std::vector<std::int32_t>& values) {
  return tensor(shape, spec::ElementType::i32, values);
}

const program::Tensor kArgument = numbers({5, 2}, {0, 1, 2, 3, 4, 5, 6, 7, 8, 9});

TEST(Layout, GivesEachDeviceItsPieceWithPaddingBehindTheLastOne) {
  const auto layout = layout_of(spread_module(kSpread), {});
  ASSERT_TRUE(layout) << layout.error().text();
  const auto shards = taken_apart({kArgument}, *layout);
  ASSERT_EQ(shards.size(), 4u);
  EXPECT_EQ(shards[0][0], numbers({3, 1}, {0, 2, 4}));
  EXPECT_EQ(shards[1][0], numbers({3, 1}, {1, 3, 5}));
  EXPECT_EQ(shards[2][0], numbers({3, 1}, {6, 8, 0}));
  EXPECT_EQ(shards[3][0], numbers({3, 1}, {7, 9, 0}));
}

TEST(Layout, PutsResultsTogetherAndLeavesPaddingOut) {
  const auto layout = layout_of(spread_module(kSpread), {});
  ASSERT_TRUE(layout);
  const auto first = numbers({3, 2}, {0, 1, 2, 3, 4, 5}), second = numbers({3, 2}, {6, 7, 8, 9, -1, -1});
  const auto whole = put_together({{first}, {first}, {second}, {second}}, *layout);
  ASSERT_TRUE(whole.ok()) << whole.message;
  EXPECT_EQ(whole.outputs, (ProcessTensors{{kArgument}}));
  const auto padded = numbers({3, 2}, {6, 7, 8, 9, 5, 5});
  EXPECT_TRUE(put_together({{first}, {first}, {second}, {padded}}, *layout).ok()) << "padding is anybody's";
}

TEST(Layout, SaysWhichReplicasDiffer) {
  const auto layout = layout_of(spread_module(kSpread), {});
  ASSERT_TRUE(layout);
  const auto first = numbers({3, 2}, {0, 1, 2, 3, 4, 5}), second = numbers({3, 2}, {6, 7, 8, 9, 0, 0});
  const auto other = numbers({3, 2}, {6, 7, 80, 9, 0, 0});
  const auto out = put_together({{first}, {first}, {second}, {other}}, *layout);
  EXPECT_EQ(out.kind, OutcomeKind::kReplicasDiffer);
  EXPECT_EQ(out.message, "result 0: devices 2 and 3 hold element [4, 0], and give other bits for it");
}

TEST(Layout, AResultOfAnotherTypeThanItsShardsIsShownAsItIs) {
  const auto layout = layout_of(spread_module(kSpread), {});
  ASSERT_TRUE(layout);
  const auto out = put_together({{kArgument}, {kArgument}, {kArgument}, {kArgument}}, *layout);
  ASSERT_TRUE(out.ok());
  EXPECT_EQ(out.outputs[0][0].type, kArgument.type) << "whole tensors on every device, where pieces were to be";
}

TEST(Layout, TakesTheWordOfTheBackEndOverThatOfTheText) {
  const auto layout =
      layout_of(spread_module(kSpread), {.arguments = {"{replicated}"}, .results = {"{devices=[1,4]<=[4]}"}});
  ASSERT_TRUE(layout) << layout.error().text();
  EXPECT_EQ(taken_apart({kArgument}, *layout)[3][0], kArgument);
  EXPECT_FALSE(layout_of(spread_module(kSpread), {.arguments = {"{replicated}", "{replicated}"}, .results = {}}));
  EXPECT_FALSE(layout_of(spread_module(kSpread), {.arguments = {"{manual}"}, .results = {}})) << "one on each device";
  EXPECT_FALSE(layout_of(spread_module(kSpread), {.arguments = {"{devices=[4]<=[4]}"}, .results = {}}))
      << "another rank";
}

/// A worker that gives its argument back, in the pieces of its result, and tells what it was asked.
constexpr const char* kWorker = R"(
import struct, sys
sys.path.insert(0, sys.argv[1])
import protocol

class Gives:
    def hello(self):
        return {"name": "gives", "version": "1", "devices": 8, "partitioners": ["shardy"]}

    def compile(self, text, replicas, partitions, options, partitioner=None):
        self.wrong = dict(options).get("wrong") == "true"
        if partitioner is None:
            return {}
        if (replicas, partitions, partitioner) != (1, 4, "shardy"):
            raise protocol.Refusal("failed", f"{replicas} {partitions} {partitioner}")
        return {"argument_shardings": ["{devices=[1,1,4]<=[4] last_tile_dim_replicate}"],
                "result_shardings": ["{devices=[1,2,2]<=[4] last_tile_dim_replicate}"]}

    def run(self, inputs):
        if len(inputs) == 1:
            return inputs
        out = []
        for device, ((element, shape, data),) in enumerate(inputs):
            column = device // 2
            rows = [data[8 * r + 4 * column:8 * r + 4 * column + 4] for r in range(5)]
            if self.wrong and device == 3:
                rows[2] = struct.pack("<i", 77)
            out.append([(element, [5, 1], b"".join(rows))])
        return out

protocol.serve(Gives)
)";

class Spread : public testing::Test {
 protected:
  void SetUp() override {
    const auto script = std::filesystem::path(testing::TempDir()) / "gives.py";
    std::ofstream(script) << kWorker;
    auto factory = open("worker:python3 " + script.string() + " " + ASSAY_SOURCE_DIR "/backends/workers");
    ASSERT_TRUE(factory) << factory.error().text();
    factory_ = *std::move(factory);
    backend_ = factory_->start({});
  }
  Outcome answer(const Module& module, const Variant& variant = {}) {
    const auto compiled = backend_->compile({&module, program::print(module), module.grid}, variant);
    return compiled.ok() ? backend_->run({{kArgument}}) : compiled;
  }

  std::unique_ptr<BackendFactory> factory_;
  std::unique_ptr<Backend> backend_;
};

TEST_F(Spread, AProgramGoesToTheDevicesAndComesBackWhole) {
  EXPECT_EQ(factory_->partitioners(), std::vector<std::string>{"shardy"});
  const auto out = answer(spread_module(kSpread));
  ASSERT_TRUE(out.ok()) << out.message;
  EXPECT_EQ(out.outputs, (ProcessTensors{{kArgument}}));
}

TEST_F(Spread, DevicesThatDisagreeAreAnOutcomeOfTheirOwn) {
  const auto out = answer(spread_module(kSpread), {.name = "wrong", .options = {{"wrong", "true"}}});
  EXPECT_EQ(out.kind, OutcomeKind::kReplicasDiffer) << out.message;
  EXPECT_NE(out.message.find("devices 2 and 3 hold element [2, 1]"), std::string::npos) << out.message;
}

TEST_F(Spread, OneDeviceIsAskedForNothingElse) {
  const auto out =
      answer(spread_module("func.func @main(%a: tensor<5x2xi32>) -> tensor<5x2xi32> {\n  return %a : "
                           "tensor<5x2xi32>\n}\n"));
  ASSERT_TRUE(out.ok()) << out.message;
  EXPECT_EQ(out.outputs, (ProcessTensors{{kArgument}}));
}

TEST_F(Spread, TheOtherPartitionerIsNotThere) {
  const auto out = answer(spread_module(R"(module attributes {mhlo.num_partitions = 4 : i32} {
  func.func @main(%a: tensor<5x2xi32> {mhlo.sharding = "{devices=[4,1]<=[4]}"}) -> tensor<5x2xi32> {
    return %a : tensor<5x2xi32>
  }
})"));
  EXPECT_EQ(out.kind, OutcomeKind::kUnsupported);
  EXPECT_EQ(out.message, "it has no partitioner that reads the shardings of gspmd");
}

}  // namespace
}  // namespace assay::backends
