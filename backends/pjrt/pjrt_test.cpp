#include <gtest/gtest.h>

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <thread>

#include "backends/backend.h"
#include "backends/pjrt/discovery.h"
#include "backends/sample_programs_test.h"

namespace assay::backends {
namespace {

Limits patience(int milliseconds) {
  Limits out;
  out.timeout = std::chrono::milliseconds(milliseconds);
  return out;
}

/// Tests with every plug-in that was found.
class EveryPlugin : public testing::Test {
 protected:
  void SetUp() override {
    if (plugins().empty()) GTEST_SKIP() << "needs a PJRT plug-in: run scripts/python-environment";
  }

  static const std::vector<std::unique_ptr<BackendFactory>>& plugins() {
    static const auto all = [] {
      std::vector<std::unique_ptr<BackendFactory>> out;
      for (const auto& file : pjrt::discover())
        if (auto opened = open("pjrt:" + file.path)) out.push_back(std::move(*opened));
      return out;
    }();
    return all;
  }
};

TEST_F(EveryPlugin, SaysWhatItIs) {
  for (const auto& plugin : plugins()) {
    EXPECT_NE(plugin->identity().find("API 0."), std::string::npos) << plugin->identity();
    EXPECT_NE(plugin->identity().find("xxh3 "), std::string::npos) << plugin->identity();
    std::string names;
    for (const auto& v : plugin->variants()) names += " " + v.name;
    std::printf("%s\n  variants:%s\n", plugin->identity().c_str(), names.c_str());
    EXPECT_GE(plugin->variants().size(), 4u);
    EXPECT_EQ(plugin->variants().front().name, "default");
  }
}

TEST_F(EveryPlugin, AddsUnderEveryVariant) {
  for (const auto& plugin : plugins()) {
    const auto backend = plugin->start({});
    for (const auto& variant : plugin->variants()) {
      const auto compiled = backend->compile(source(kAdd), variant);
      ASSERT_TRUE(compiled.ok()) << plugin->name() << " " << variant.name << ": " << compiled.message;
      const auto ran = backend->run(add_inputs());
      ASSERT_TRUE(ran.ok()) << ran.message;
      EXPECT_EQ(ran.outputs, add_outputs());
    }
  }
}

TEST_F(EveryPlugin, CarriesEveryElementTypeUnchanged) {
  for (const auto& plugin : plugins()) check_every_element_type(*plugin->start({}));
}

TEST_F(EveryPlugin, RunsGridsOfEveryForm) {
  for (const auto& plugin : plugins()) {
    const auto backend = plugin->start({});
    for (const auto& grid : {spec::Grid{2, 1}, {1, 2}, {2, 2}, {1, 4}, {4, 2}, {1, 1}}) check_grid(*backend, grid);
  }
}

struct OutcomeCase {
  const char* what;
  const char* text;
  OutcomeKind expected;
  const char* signature;  ///< part of it
};

const OutcomeCase kTold[] = {
    {"ill typed", kIllTyped, OutcomeKind::kRejected, ""},
    {"no MLIR", "((((((", OutcomeKind::kRejected, ""},
    {"op of the future",
     "func.func @main() -> tensor<f32> { %0 = stablehlo.from_the_future : tensor<f32>\n return %0 "
     ": tensor<f32> }",
     OutcomeKind::kUnsupported, "stablehlo.from_the_future"},
    {"unknown custom call",
     "func.func @main(%a: tensor<f32>) -> tensor<f32> { %0 = stablehlo.custom_call @nobody(%a) : "
     "(tensor<f32>) -> tensor<f32>\n return %0 : tensor<f32> }",
     OutcomeKind::kUnsupported, "custom call to nobody"},
    {"quantized",
     "func.func @main(%a: tensor<2xf32>) -> tensor<2x!quant.uniform<i8:f32, 0.5>> { %0 = "
     "stablehlo.uniform_quantize %a : (tensor<2xf32>) -> tensor<2x!quant.uniform<i8:f32, 0.5>>\n "
     "return %0 : tensor<2x!quant.uniform<i8:f32, 0.5>> }",
     OutcomeKind::kUnsupported, "uniform_quantize"},
    {"sends to the host",
     "func.func @main(%a: tensor<f32>) -> tensor<f32> { %t = stablehlo.create_token : !stablehlo.token\n"
     "%s = \"stablehlo.send\"(%a, %t) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 2>, "
     "is_host_transfer = true} : (tensor<f32>, !stablehlo.token) -> !stablehlo.token\n return %a : tensor<f32> }",
     OutcomeKind::kUnsupported, "send"},
    {"starts a slice",
     "func.func @main(%a: tensor<2xf32>) -> tensor<1xf32> { %f = \"stablehlo.async_start\"(%a) ({\n"
     "^bb0(%x: tensor<2xf32>):\n %s = stablehlo.slice %x [0:1] : (tensor<2xf32>) -> tensor<1xf32>\n"
     "stablehlo.return %s : tensor<1xf32> }) : (tensor<2xf32>) -> !stablehlo.future<tensor<1xf32>>\n"
     "%d = \"stablehlo.async_done\"(%f) : (!stablehlo.future<tensor<1xf32>>) -> tensor<1xf32>\n"
     "return %d : tensor<1xf32> }",
     OutcomeKind::kUnsupported, ""},
    {"a proposed element type",
     "func.func @main(%a: tensor<2xf16>) -> tensor<2xcomplex<f16>> { %c = stablehlo.complex %a, %a : "
     "tensor<2xcomplex<f16>>\n return %c : tensor<2xcomplex<f16>> }",
     OutcomeKind::kUnsupported, ""},
    {"dynamic", "func.func @main(%a: tensor<?xf32>) -> tensor<?xf32> { return %a : tensor<?xf32> }",
     OutcomeKind::kUnsupported, "Unbounded dynamism"},
};

TEST_F(EveryPlugin, TellsRejectedFromUnsupported) {
  for (const auto& plugin : plugins()) {
    const auto backend = plugin->start({});
    for (const auto& told : kTold) {
      const auto out = backend->compile(source(told.text), {});
      EXPECT_EQ(to_string(out.kind), to_string(told.expected)) << told.what << ": " << out.message;
      EXPECT_NE(out.signature.find(told.signature), std::string::npos) << told.what << ": " << out.signature;
    }
  }
}

TEST_F(EveryPlugin, SaysWhereMemoryDoesNotSuffice) {
  const char* huge =
      "func.func @main() -> tensor<200000000000xi64> { %a = stablehlo.iota dim = 0 : "
      "tensor<200000000000xi64>\n return %a : tensor<200000000000xi64> }";
  const auto backend = plugins().front()->start({});
  ASSERT_TRUE(backend->compile(source(huge), {}).ok());
  EXPECT_EQ(to_string(backend->run({{}}).kind), "out of memory");
}

TEST_F(EveryPlugin, IsKilledWhereItWaitsForEver) {
  const char* infeed =
      R"(func.func @main() -> tensor<2xf32> { %a = stablehlo.create_token : !stablehlo.token
    %0:2 = "stablehlo.infeed"(%a) {infeed_config = "", layout = [[0]]} : (!stablehlo.token) -> (tensor<2xf32>, !stablehlo.token)
    return %0#0 : tensor<2xf32> })";
  const auto backend = plugins().front()->start(patience(1000));
  ASSERT_TRUE(backend->compile(source(infeed), {}).ok());
  EXPECT_EQ(to_string(backend->run({{}}).kind), "timed out");
  ASSERT_TRUE(backend->compile(source(kAdd), {}).ok());
  EXPECT_EQ(backend->run(add_inputs()).outputs, add_outputs());
}

TEST_F(EveryPlugin, TimesOutWhereAPartnerDoesNotCome) {
  const char* lonely = R"(func.func @main(%a: tensor<2xf32>) -> tensor<2xf32> {
    %r = stablehlo.replica_id : tensor<ui32>
    %z = stablehlo.constant dense<0> : tensor<ui32>
    %c = stablehlo.compare EQ, %r, %z : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    %0 = "stablehlo.if"(%c) ({
      %1 = "stablehlo.all_gather"(%a) {all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids} : (tensor<2xf32>) -> tensor<4xf32>
      %2 = stablehlo.slice %1 [0:2] : (tensor<4xf32>) -> tensor<2xf32>
      stablehlo.return %2 : tensor<2xf32>
    }, {
      stablehlo.return %a : tensor<2xf32>
    }) : (tensor<i1>) -> tensor<2xf32>
    return %0 : tensor<2xf32> })";
  const auto backend = plugins().front()->start(patience(6000));
  ASSERT_TRUE(backend->compile(source(lonely, {2, 1}), {}).ok());
  const std::vector<program::Tensor> own = {tensor<float>({2}, spec::ElementType::f32, {1, 2})};
  const auto out = backend->run({own, own});
  EXPECT_EQ(to_string(out.kind), "timed out") << out.message;
  EXPECT_NE(out.signature.find("rendezvous.cc"), std::string::npos) << out.signature;
}

TEST_F(EveryPlugin, WorksFromSeveralThreadsAtOnce) {
  std::vector<std::thread> threads;
  std::vector<ProcessTensors> outputs(3);
  for (std::size_t t = 0; t < outputs.size(); ++t) {
    threads.emplace_back([&, t] {
      const auto backend = plugins()[t % plugins().size()]->start(patience(30'000));
      if (backend->compile(source(kAdd), {}).ok()) outputs[t] = backend->run(add_inputs()).outputs;
    });
  }
  for (auto& t : threads) t.join();
  for (const auto& out : outputs) EXPECT_EQ(out, add_outputs());
}

TEST_F(EveryPlugin, IsFoundByNameAndAsNewest) {
  const auto newest = open("pjrt:newest");
  ASSERT_TRUE(newest) << newest.error().text();
  const auto short_name = open("xla-cpu");
  ASSERT_TRUE(short_name);
  EXPECT_EQ((*short_name)->identity(), (*newest)->identity());
  for (const auto& file : pjrt::discover()) EXPECT_TRUE(open("pjrt:" + file.name)) << file.name;
}

TEST_F(EveryPlugin, StandsInTheSurvey) {
  std::size_t available = 0;
  for (const auto& line : survey()) {
    std::printf("%-3s %s: %s\n", line.available ? "yes" : "no", line.specification.c_str(), line.detail.c_str());
    available += line.available;
    EXPECT_FALSE(line.detail.empty());
  }
  EXPECT_GE(available, plugins().size());
}

TEST_F(EveryPlugin, TakesANumberOfDevices) {
  const auto factory = open("pjrt:" + pjrt::discover().front().path + "?devices=2");
  ASSERT_TRUE(factory) << factory.error().text();
  const auto backend = (*factory)->start({});
  check_grid(*backend, {2, 1});
  const auto too_large = backend->compile(source(kAdd, {4, 1}), {});
  EXPECT_EQ(to_string(too_large.kind), "unsupported");
}

// Plug-ins of accelerators take no number of devices, and their memory is taken by the first client. Without another
// client a grid that is larger than the machine was called invalid, in the words of a refused option.
TEST(Pjrt, PluginsThatAreNotToldTheirDevicesHaveWhatTheyHave) {
  const auto path = std::filesystem::read_symlink("/proc/self/exe").parent_path() / "libone_device_plugin.so";
  const auto factory = open("pjrt:" + path.string());
  ASSERT_TRUE(factory) << factory.error().text();
  const auto backend = (*factory)->start({});
  for (int time = 0; time < 2; ++time) {
    const auto grid = backend->compile(source(kAdd, {2, 1}), {});
    EXPECT_EQ(to_string(grid.kind), "unsupported");
    EXPECT_EQ(grid.message, "UNIMPLEMENTED: a grid of 2 processes on 1 devices");
    EXPECT_EQ(backend->compile(source(kAdd, {1, 1}), {}).message, "UNIMPLEMENTED: this plug-in compiles nothing");
  }
}

TEST(Pjrt, SaysWhyAFileIsNoPlugin) {
  const auto missing = open("pjrt:/nonexistent/plugin.so");
  ASSERT_FALSE(missing);
  EXPECT_EQ(missing.error().kind, ErrorKind::kEnvironment);
  EXPECT_NE(missing.error().message.find("no such file"), std::string::npos);

  const std::string text_file = testing::TempDir() + "no_plugin.so";
  std::ofstream(text_file) << "not a library";
  const auto no_library = open("pjrt:" + text_file);
  ASSERT_FALSE(no_library);
  EXPECT_NE(no_library.error().message.find("cannot be loaded"), std::string::npos) << no_library.error().message;
  std::remove(text_file.c_str());

  const auto other_library = open("pjrt:/lib/x86_64-linux-gnu/libm.so.6");
  if (std::ifstream("/lib/x86_64-linux-gnu/libm.so.6")) {
    ASSERT_FALSE(other_library);
    EXPECT_NE(other_library.error().message.find("GetPjrtApi"), std::string::npos) << other_library.error().message;
  }
  EXPECT_FALSE(open("pjrt:x.so?devices=none"));
  EXPECT_FALSE(open("pjrt:no-such-name"));
}

}  // namespace
}  // namespace assay::backends
