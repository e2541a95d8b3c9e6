#include <gtest/gtest.h>

#include "program/text/text.h"

/// Which texts are a config of `@Eigh`: those of which XLA's expansion reads four numbers.
namespace assay::program {
namespace {

Result<Module> eigh_program(const std::string& config) {
  return parse(
      "func.func @main(%a: tensor<2x2xf32>) -> tensor<2xf32> {\n"
      "  %0:2 = stablehlo.custom_call @Eigh(%a) {backend_config = \"" +
      config + "\"} : (tensor<2x2xf32>) -> (tensor<2x2xf32>, tensor<2xf32>)\n  return %0#1 : tensor<2xf32>\n}\n");
}

/// `A4` where that law refuses it, empty where it has a meaning.
std::string eigh_verdict(const std::string& config) {
  const auto module = eigh_program(config);
  if (!module) return module.error().text();
  const auto valid = verify(*module);
  if (valid) return "";
  const std::string& message = valid.error().message;
  const auto open = message.find('(');
  return message.substr(open + 1, message.find(')') - open - 1);
}

TEST(Eigh, HasAMeaningWithFourNumbersThatLetItConverge) {
  constexpr std::pair<const char*, const char*> kConfigs[] = {
      {"1,1,100,1e-6", ""},     {"0,1,20,0.001", ""},   {"1,1,100", "A4"},       {"", "A4"},
      {"1,1,100,1e-6,0", "A4"}, {"2,1,100,1e-6", "A4"}, {"1,x,100,1e-6", "A4"},  {"1,1,,1e-6", "A5"},
      {"1,1,100,small", "A5"},  {"1,1,-1,1e-6", "A5"},  {"1,1,100,-1e-6", "A5"}, {"1,1,19,1e-6", "U1"},
      {"1,1,100,1e-12", "U1"},
  };
  for (const auto& [config, verdict] : kConfigs) EXPECT_EQ(eigh_verdict(config), verdict) << config;
  EXPECT_TRUE(verify_text(*eigh_program("1,1,19,1e-6")));
}

}  // namespace
}  // namespace assay::program
