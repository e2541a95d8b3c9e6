#include <gtest/gtest.h>

#include "program/module.h"
#include "program/text/text.h"
#include "spec/known_exceptions_test.h"

/// Texts with dimensions that are not known: what is certainly broken is refused, what may turn out right is not.
namespace assay::program {
namespace {

struct Text {
  const char* what;
  std::string text;
  const char* law;  ///< that the message names; empty: it is valid
};

std::string function(const std::string& arguments, const std::string& body) {
  return "func.func @f(" + arguments + ") {\n" + body + "\n  return\n}\n";
}

const Text kTexts[] = {
    {"a constant shape that the result may have",
     function("%a: tensor<?xf32>",
              "%s = stablehlo.constant dense<[2, 3]> : tensor<2xi64>\n"
              "%0 = stablehlo.dynamic_reshape %a, %s : (tensor<?xf32>, tensor<2xi64>) -> tensor<?x3xf32>"),
     ""},
    {"a constant shape that it cannot have",
     function("%a: tensor<?xf32>",
              "%s = stablehlo.constant dense<[2, 4]> : tensor<2xi64>\n"
              "%0 = stablehlo.dynamic_reshape %a, %s : (tensor<?xf32>, tensor<2xi64>) -> tensor<?x3xf32>"),
     "dynamic_reshape (A2)"},
    {"a constant shape of another number of elements",
     function("%a: tensor<5xf32>",
              "%s = stablehlo.constant dense<[2, 3]> : tensor<2xi64>\n"
              "%0 = stablehlo.dynamic_reshape %a, %s : (tensor<5xf32>, tensor<2xi64>) -> tensor<?x?xf32>"),
     "dynamic_reshape (A3)"},
    {"a shape that the program computes",
     function("%a: tensor<5xf32>, %s: tensor<2xi64>",
              "%0 = stablehlo.dynamic_reshape %a, %s : (tensor<5xf32>, tensor<2xi64>) -> tensor<2x3xf32>"),
     "dynamic_reshape (C2)"},
    {"a shape of no known rank",
     function("%a: tensor<5xf32>, %s: tensor<?xi64>",
              "%0 = stablehlo.dynamic_reshape %a, %s : (tensor<5xf32>, tensor<?xi64>) -> tensor<?x?xf32>"),
     "dynamic_reshape (A1)"},
    {"a broadcast to a constant shape that does not fit",
     function(
         "%a: tensor<3xf32>",
         "%s = stablehlo.constant dense<2> : tensor<1xi32>\n"
         "%0 = stablehlo.dynamic_broadcast_in_dim %a, %s, dims = [0] : (tensor<3xf32>, tensor<1xi32>) -> tensor<?xf32>"),
     "dynamic_broadcast_in_dim (C5)"},
    {"a negative size",
     function("",
              "%s = stablehlo.constant dense<-1> : tensor<1xi32>\n"
              "%0 = stablehlo.dynamic_iota %s, dim = 0 : (tensor<1xi32>) -> tensor<?xf32>"),
     "dynamic_iota (A2)"},
    {"a negative interior padding",
     function(
         "%a: tensor<?xf32>, %v: tensor<f32>, %p: tensor<1xi32>",
         "%i = stablehlo.constant dense<-1> : tensor<1xi32>\n"
         "%0 = stablehlo.dynamic_pad %a, %v, %p, %p, %i : (tensor<?xf32>, tensor<f32>, tensor<1xi32>, tensor<1xi32>, "
         "tensor<1xi32>) -> tensor<?xf32>"),
     "dynamic_pad (C3)"},
    {"constant paddings that make another size",
     function(
         "%a: tensor<4xf32>, %v: tensor<f32>",
         "%p = stablehlo.constant dense<1> : tensor<1xi32>\n"
         "%0 = stablehlo.dynamic_pad %a, %v, %p, %p, %p : (tensor<4xf32>, tensor<f32>, tensor<1xi32>, tensor<1xi32>, "
         "tensor<1xi32>) -> tensor<4xf32>"),
     "dynamic_pad (C4)"},
    {"constant sizes of slices beyond the operand",
     function(
         "%a: tensor<?x2xi32>, %i: tensor<1x1xi32>",
         "%s = stablehlo.constant dense<[1, 3]> : tensor<2xi32>\n"
         "%0 = \"stablehlo.dynamic_gather\"(%a, %i, %s) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], "
         "collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<?x2xi32>, "
         "tensor<1x1xi32>, tensor<2xi32>) -> tensor<1x?xi32>"),
     "dynamic_gather (C12)"},
    {"a size beyond the bound",
     function("%a: tensor<?xf32, #stablehlo.bounds<2>>, %b: tensor<3xf32>",
              "%0 = \"stablehlo.add\"(%a, %b) : (tensor<?xf32, #stablehlo.bounds<2>>, tensor<3xf32>) -> tensor<?xf32>"),
     "add (C1)"},
    {"shapes that may be found to differ",
     function("%a: tensor<?x3xf32>, %b: tensor<2x?xf32>",
              "%0 = \"stablehlo.add\"(%a, %b) : (tensor<?x3xf32>, tensor<2x?xf32>) -> tensor<?x?xf32>"),
     ""},
    {"shapes that differ in a known dimension",
     function("%a: tensor<?x3xf32>, %b: tensor<2x4xf32>",
              "%0 = \"stablehlo.add\"(%a, %b) : (tensor<?x3xf32>, tensor<2x4xf32>) -> tensor<?x?xf32>"),
     "add (C1)"},
    {"two open dimensions of a reshape",
     function("%a: tensor<?x?xf32, #stablehlo.bounds<5, 5>>",
              "%0 = stablehlo.reshape %a : (tensor<?x?xf32, #stablehlo.bounds<5, 5>>) -> tensor<?x?xf32, "
              "#stablehlo.bounds<5, 5>>"),
     "reshape (A1)"},
    {"an open dimension without a bound",
     function("%a: tensor<3xf32>",
              "%0 = stablehlo.broadcast_in_dim %a, dims = [1] : (tensor<3xf32>) -> tensor<?x3xf32>"),
     "broadcast_in_dim (A1)"},
    {"numbers of no known shape", function("", "%0 = stablehlo.iota dim = 0 : tensor<?xf32>"), "iota (A1)"},
    {"numbers of no known rank",
     function("%s: tensor<?xi64>", "%0 = stablehlo.dynamic_iota %s, dim = 0 : (tensor<?xi64>) -> tensor<?x?xf32>"),
     "dynamic_iota (A1)"},
    {"a broadcast to no known rank",
     function(
         "%a: tensor<3xf32>, %s: tensor<?xi64>",
         "%0 = stablehlo.dynamic_broadcast_in_dim %a, %s, dims = [1] : (tensor<3xf32>, tensor<?xi64>) -> tensor<?x3xf32>"),
     "dynamic_broadcast_in_dim (A1)"},
    {"slices of no known rank",
     function(
         "%a: tensor<4x2xi32>, %i: tensor<1x1xi32>, %s: tensor<?xi32>",
         "%0 = \"stablehlo.dynamic_gather\"(%a, %i, %s) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], "
         "collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<4x2xi32>, "
         "tensor<1x1xi32>, tensor<?xi32>) -> tensor<1x?xi32>"),
     "dynamic_gather (A2)"},
    {"a size of a dimension that there is not",
     function("%a: tensor<4xf32>, %n: tensor<i32>",
              "%0 = stablehlo.set_dimension_size %a, %n, dim = 1 : (tensor<4xf32>, tensor<i32>) -> tensor<?xf32>"),
     "set_dimension_size (X1)"},
    {"branches of shapes that may be the same",
     function("%p: tensor<i1>, %a: tensor<?xf32>, %b: tensor<2xf32>",
              "%0 = \"stablehlo.if\"(%p) ({\nstablehlo.return %a : tensor<?xf32>\n}, {\nstablehlo.return %b : "
              "tensor<2xf32>\n}) : (tensor<i1>) -> tensor<2xf32>"),
     ""},
};

TEST(VerifyDynamic, RefusesWhatIsCertainlyBroken) {
  for (const Text& t : kTexts) {
    const auto module = parse(t.text, "test.mlir");
    ASSERT_TRUE(module) << t.what << ": " << module.error().text();
    const auto valid = verify_text(*module);
    const std::string message = valid ? "" : valid.error().message;
    EXPECT_EQ(message.substr(0, message.find(':')), t.law) << t.what << ": " << message;
  }
}

// What is left out of what is drawn because of dynamic dimensions is here.
TEST(VerifyDynamic, HasATextForEachLawThatIsNotDrawn) {
  spec::KnownExceptions known("laws-without-witness");
  for (const auto& e : known.all()) {
    if (e.reason.find("program/verify_dynamic_test.cpp") == std::string::npos) continue;
    const std::string law = e.subject.substr(e.subject.find('.') + 1) + " (" + e.item + ")";
    EXPECT_TRUE(std::ranges::any_of(kTexts, [&](const Text& t) { return t.law == law; })) << e.place;
  }
}

TEST(VerifyDynamic, ADimensionOfKnownSizeHasNoBound) {
  const auto module = parse(function("%a: tensor<3xf32, #stablehlo.bounds<3>>", ""), "test.mlir");
  ASSERT_FALSE(module);
  EXPECT_NE(module.error().text().find("dimension 0 has the size 3, and a bound besides"), std::string::npos)
      << module.error().text();
}

}  // namespace
}  // namespace assay::program
