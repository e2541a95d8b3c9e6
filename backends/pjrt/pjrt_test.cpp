#include <gtest/gtest.h>

#include <cmath>
#include <cstring>
#include <thread>

#include "backends/backend.h"
#include "backends/pjrt/discovery.h"

namespace assay::backends {
namespace {

using program::Tensor;
using spec::ElementType;
using spec::Type;

template <class T>
Tensor tensor(std::initializer_list<std::int64_t> shape, ElementType element, std::vector<T> values) {
  const auto bytes = std::as_bytes(std::span(values));
  return {Type::tensor(shape, element), {bytes.begin(), bytes.end()}};
}

template <class T>
std::vector<T> values(const Tensor& t) {
  std::vector<T> out(t.bytes.size() / sizeof(T));
  std::memcpy(out.data(), t.bytes.data(), t.bytes.size());
  return out;
}

Source source(std::string text, spec::Grid grid = {}) { return {nullptr, std::move(text), grid}; }

constexpr const char* kAdd = R"(
module {
  func.func @main(%a: tensor<3xf32>, %b: tensor<3xf32>) -> tensor<3xf32> {
    %0 = stablehlo.add %a, %b : tensor<3xf32>
    return %0 : tensor<3xf32>
  }
})";

/// Runs once for each plug-in found.
class EveryPlugin : public testing::Test {
 protected:
  void SetUp() override {
    if (plugins().empty()) GTEST_SKIP() << "no PJRT plug-in found: run scripts/python-environment";
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
    std::printf("%s\n  %s\n  variants:%s\n", plugin->name().c_str(), plugin->identity().c_str(), names.c_str());
    EXPECT_GE(plugin->variants().size(), 4u);
    EXPECT_EQ(plugin->variants().front().name, "default");
  }
}

TEST_F(EveryPlugin, AddsUnderEveryVariant) {
  const ProcessTensors inputs = {{tensor<float>({3}, ElementType::f32, {1, 2, 3}), tensor<float>({3}, ElementType::f32, {10, 20, 30.5})}};
  for (const auto& plugin : plugins()) {
    const auto backend = plugin->start({});
    for (const auto& variant : plugin->variants()) {
      const auto compiled = backend->compile(source(kAdd), variant);
      ASSERT_TRUE(compiled.ok()) << plugin->name() << " " << variant.name << ": " << compiled.message;
      const auto ran = backend->run(inputs);
      ASSERT_TRUE(ran.ok()) << ran.message;
      EXPECT_EQ(values<float>(ran.outputs.at(0).at(0)), (std::vector<float>{11, 22, 33.5}));
      EXPECT_EQ(ran.outputs[0][0].type, Type::tensor({3}, ElementType::f32));
    }
  }
}

}  // namespace
}  // namespace assay::backends
