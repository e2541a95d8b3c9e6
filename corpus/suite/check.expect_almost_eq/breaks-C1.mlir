// RUN: not stablehlo-opt %s
// breaks expect_almost_eq (C1)
//   type(lhs) = type(rhs)

func.func @main(%arg0: tensor<f16>, %arg1: tensor<i32>) {
  "check.expect_almost_eq"(%arg0, %arg1) <{tolerance = 2.0 : f32}> : (tensor<f16>, tensor<i32>) -> ()
  return
}
