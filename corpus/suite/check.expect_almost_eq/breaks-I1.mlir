// RUN: not stablehlo-opt %s
// breaks expect_almost_eq (I1)
//   lhs is float | complex

func.func @main(%arg0: tensor<i16>, %arg1: tensor<i16>) {
  "check.expect_almost_eq"(%arg0, %arg1) <{tolerance = 0.0 : f32}> : (tensor<i16>, tensor<i16>) -> ()
  return
}
