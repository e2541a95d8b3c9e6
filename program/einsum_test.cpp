#include <gtest/gtest.h>

#include "program/text/text.h"

/// Which texts are a config of `einsum`, and of which types. The dialect refers to TensorFlow's page.
namespace assay::program {
namespace {

std::string einsum_text(const std::string& config, const std::vector<std::string>& types) {
  const bool is_unary = types.size() == 2;
  return "func.func @main(%a: " + types[0] + (is_unary ? "" : ", %b: " + types[1]) + ") -> " + types.back() +
         " {\n  %0 = \"stablehlo." + (is_unary ? "unary_" : "") + "einsum\"(%a" + (is_unary ? "" : ", %b") +
         ") {einsum_config = \"" + config + "\"} : (" + types[0] + (is_unary ? "" : ", " + types[1]) + ") -> " +
         types.back() + "\n  return %0 : " + types.back() + "\n}\n";
}

/// `X4` where that law refuses it, empty where it is valid.
std::string einsum_verdict(const std::string& config, const std::vector<std::string>& types) {
  const auto module = parse(einsum_text(config, types));
  if (!module) return module.error().text();
  const auto valid = verify_text(*module);
  if (valid) return "";
  const std::string& message = valid.error().message;
  const auto open = message.find('(');
  return message.substr(open + 1, message.find(')') - open - 1);
}

struct EinsumCase {
  const char* config;
  std::vector<std::string> types;
  const char* verdict;
};

TEST(Einsum, IsValidWhereItsConfigFitsItsTypes) {
  const std::string s = "tensor<f32>", v2 = "tensor<2xf32>", v3 = "tensor<3xf32>", m23 = "tensor<2x3xf32>",
                    m32 = "tensor<3x2xf32>", m22 = "tensor<2x2xf32>", m33 = "tensor<3x3xf32>";
  const EinsumCase cases[] = {
      {"ab,bc->ac", {m23, m32, m22}, ""},
      {"bA,Ac->bc", {m23, m32, m22}, ""},
      {"ii,i->i", {m22, v2, v2}, ""},
      {",ab->b", {s, m23, v3}, ""},
      {"...,...->...", {m23, v3, m23}, ""},
      {"...,...->...", {m23, "tensor<2x1xf32>", m23}, ""},
      {"a...,...a->...", {m23, m32, v3}, ""},
      {"a...,...a->...", {m23, m32, m33}, "X8"},
      {"ab,bc", {m23, m32, m22}, "X1"},
      {"ab->a", {m23, m32, v2}, "X1"},
      {"ab,bc->ac->ac", {m23, m32, m22}, "X1"},
      {"a,b,c->abc", {v2, v2, m22}, "X1"},
      {"a1,1c->ac", {m23, m32, m22}, "X2"},
      {"ab, bc->ac", {m23, m32, m22}, "X2"},
      {"a.,.c->ac", {m23, m32, m22}, "X2"},
      {"......,ab->...", {m23, m32, m22}, "X2"},
      {"abc,bc->ac", {m23, m32, m22}, "X3"},
      {"ab...c,bc->a...c", {m23, m32, m22}, "X3"},
      {"ab,bc->aac", {m23, m32, "tensor<2x2x2xf32>"}, "X4"},
      {"ab,bc->ad", {m23, m32, m22}, "X4"},
      {"aa,ab->b", {m23, m22, v2}, "X5"},
      {"ab,cc->a", {m22, m23, v2}, "X6"},
      {"ab,bc->ac", {m23, m23, m23}, "X7"},
      {"...,...->...", {m23, v2, m23}, "X7"},
      {"ab,bc->ca", {m23, "tensor<3x4xf32>", "tensor<2x4xf32>"}, "X8"},
      {"ab,bc->a", {m23, m32, m22}, "X8"},
      {"ab...,bc->ac", {m23, m32, m22}, ""},
      {"...b,bc->c", {m23, m32, v2}, "X8"},
      {"ab,bc->ac", {m23, "tensor<3x2xf64>", m22}, "X9"},
      {"ab,bc->ac", {m23, m32, "tensor<2x2xf64>"}, "X9"},
      {"ab->ba", {m23, m32}, ""},
      {"ii->i", {m22, v2}, ""},
      {"...b->b...", {m23, m32}, ""},
      {"ab", {m23, m23}, "X1"},
      {"a,b->ab", {m23, m23}, "X1"},
      {"a_->a", {m23, v2}, "X2"},
      {"a->a", {m23, v2}, "X3"},
      {"ab->aa", {m22, m22}, "X4"},
      {"ab->c", {m23, v2}, "X4"},
      {"ii->i", {m23, v2}, "X5"},
      {"ab->ab", {m23, m32}, "X6"},
      {"...b->b", {m23, v3}, "X6"},
      {"ab->ba", {m23, "tensor<3x2xf64>"}, "X7"},
  };
  for (const EinsumCase& c : cases) EXPECT_EQ(einsum_verdict(c.config, c.types), c.verdict) << c.config;
}

}  // namespace
}  // namespace assay::program
