#include <gtest/gtest.h>

#include "program/text/text.h"

/// Ops of MLIR's dialects shape and tensor, as passes of StableHLO write them for programs of unknown sizes.
namespace assay::program {
namespace {

// What chlo-legalize-to-stablehlo of jaxlib 0.10.2 writes for chlo.broadcast_select, shorter by the other arguments.
const std::string kPretty = R"(func.func @main(%arg0: tensor<?x4xf32>, %arg1: tensor<?xf32>) -> tensor<?x4xf32> {
  %0 = shape.shape_of %arg0 : tensor<?x4xf32> -> tensor<2xindex>
  %1 = shape.const_shape [4] : tensor<1xindex>
  %2 = shape.cstr_broadcastable %0, %1 : tensor<2xindex>, tensor<1xindex>
  %3 = shape.assuming %2 -> (tensor<?x4xf32>) {
    %4 = shape.broadcast %0, %1 : tensor<2xindex>, tensor<1xindex> -> tensor<?xindex>
    %5 = tensor.cast %4 : tensor<?xindex> to tensor<2xindex>
    %6 = stablehlo.dynamic_broadcast_in_dim %arg1, %5, dims = [1] : (tensor<?xf32>, tensor<2xindex>) -> tensor<?x4xf32>
    shape.assuming_yield %6 : tensor<?x4xf32>
  }
  %7 = shape.const_witness true
  shape.assuming %7 {
    shape.assuming_yield
  }
  return %3 : tensor<?x4xf32>
}
)";

const std::string kGeneric = R"(func.func @main(%arg0: tensor<?x4xf32>, %arg1: tensor<?xf32>) -> tensor<?x4xf32> {
  %0 = "shape.shape_of"(%arg0) : (tensor<?x4xf32>) -> tensor<2xindex>
  %1 = "shape.const_shape"() <{shape = dense<4> : tensor<1xindex>}> : () -> tensor<1xindex>
  %2 = "shape.cstr_broadcastable"(%0, %1) : (tensor<2xindex>, tensor<1xindex>) -> !shape.witness
  %3 = "shape.assuming"(%2) ({
    %4 = "shape.broadcast"(%0, %1) : (tensor<2xindex>, tensor<1xindex>) -> tensor<?xindex>
    %5 = "tensor.cast"(%4) : (tensor<?xindex>) -> tensor<2xindex>
    %6 = "stablehlo.dynamic_broadcast_in_dim"(%arg1, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<?xf32>, tensor<2xindex>) -> tensor<?x4xf32>
    "shape.assuming_yield"(%6) : (tensor<?x4xf32>) -> ()
  }) : (!shape.witness) -> tensor<?x4xf32>
  %7 = "shape.const_witness"() <{passing = true}> : () -> !shape.witness
  "shape.assuming"(%7) ({
    "shape.assuming_yield"() : () -> ()
  }) : (!shape.witness) -> ()
  "func.return"(%3) : (tensor<?x4xf32>) -> ()
}
)";

TEST(ShapeOps, BothFormsAreReadAndPrinted) {
  for (const auto& text : {kPretty, kGeneric}) {
    const auto module = parse(text);
    ASSERT_TRUE(module) << module.error().text();
    const auto valid = verify_text(*module);
    EXPECT_TRUE(valid) << valid.error().text();
    EXPECT_EQ(print(*module, Form::kPretty), kPretty);
    const auto again = parse(print(*module, Form::kGeneric));
    ASSERT_TRUE(again) << again.error().text() << print(*module, Form::kGeneric);
    EXPECT_EQ(print(*again, Form::kPretty), kPretty);
  }
  const std::string generic = print(*parse(kPretty), Form::kGeneric);
  for (const char* line : {"shape.assuming_yield %6", "shape = dense<4> : tensor<1xindex>", "-> !shape.witness"})
    EXPECT_NE(generic.find(line), std::string::npos) << line << "\n" << generic;
}

std::string refusal(const std::string& arguments, const std::string& op) {
  auto module = parse("func.func @main(" + arguments + ") {\n  " + op + "\n  return\n}\n");
  if (!module) return module.error().message;
  const auto valid = verify_text(*module);
  return valid ? "" : valid.error().message;
}

/// MLIR's verifier refuses them too.
TEST(ShapeOps, TypesAreThoseOfMlir) {
  struct Row {
    const char *arguments, *op, *why;
  };
  const Row rows[] = {
      {"%a: tensor<?x4xf32>", "%0 = shape.shape_of %a : tensor<?x4xf32> -> tensor<2xi64>", "shape_of (X2)"},
      {"%a: tensor<?x4xf32>", "%0 = shape.shape_of %a : tensor<?x4xf32> -> tensor<3xindex>", "shape_of (X3)"},
      {"", "%0 = shape.const_shape [4, 2] : tensor<1xindex>", "const_shape (X1)"},
      {"%a: tensor<2xi64>", "%0 = shape.broadcast %a, %a : tensor<2xi64>, tensor<2xi64> -> tensor<2xindex>",
       "broadcast (X2)"},
      {"%a: tensor<2xindex>, %b: tensor<3xindex>",
       "%0 = shape.broadcast %a, %b : tensor<2xindex>, tensor<3xindex> -> tensor<2xindex>", "broadcast (X3)"},
      {"%a: tensor<2x2xindex>", "%0 = shape.cstr_broadcastable %a, %a : tensor<2x2xindex>, tensor<2x2xindex>",
       "cstr_broadcastable (X2)"},
      {"%a: tensor<2xindex>", "%0 = tensor.cast %a : tensor<2xindex> to tensor<3xindex>", "cast (X2)"},
      {"%a: tensor<?xindex>", "%0 = tensor.cast %a : tensor<?xindex> to tensor<2xi64>", "cast (X1)"},
      {"%a: tensor<2xindex>", "%0 = stablehlo.add %a, %a : tensor<2xindex>", "the element type of lhs is index"},
      {"%a: tensor<2xindex>",
       "%0 = stablehlo.dynamic_reshape %a, %a : (tensor<2xindex>, tensor<2xindex>) -> tensor<1x2xindex>",
       "the element type of operand is index"},
      {"%a: tensor<i32>, %w: !shape.witness", "%0 = stablehlo.after_all %w : !stablehlo.token", "after_all (X1)"},
  };
  for (const Row& row : rows)
    EXPECT_NE(refusal(row.arguments, row.op).find(row.why), std::string::npos)
        << row.op << ": " << refusal(row.arguments, row.op);
}

/// What never holds is a valid text: an assertion that fails where it runs.
TEST(ShapeOps, AFailingAssertionIsValid) { EXPECT_EQ(refusal("", "%0 = shape.const_witness false"), ""); }

/// Sizes may be said by tensors of `index` wherever they decide a shape.
TEST(ShapeOps, IndicesAreSizes) {
  for (const char* op :
       {"%0 = stablehlo.dynamic_reshape %a, %s : (tensor<?x4xf32>, tensor<2xindex>) -> tensor<?x?xf32>",
        "%0 = stablehlo.dynamic_iota %s, dim = 0 : (tensor<2xindex>) -> tensor<?x?xf32>",
        "%0 = stablehlo.real_dynamic_slice %a, %s, %s, %s : (tensor<?x4xf32>, tensor<2xindex>, "
        "tensor<2xindex>, tensor<2xindex>) -> tensor<?x?xf32>"})
    EXPECT_EQ(refusal("%a: tensor<?x4xf32>, %s: tensor<2xindex>", op), "") << op;
}

}  // namespace
}  // namespace assay::program
