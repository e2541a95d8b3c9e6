// RUN: not stablehlo-opt %s
// breaks eq (A1)
//   0 <= tolerance

func.func @main(%arg0: tensor<i2>, %arg1: tensor<i2>) -> tensor<i1> {
  %0 = "check.eq"(%arg0, %arg1) <{tolerance = -1.0 : f32}> : (tensor<i2>, tensor<i2>) -> tensor<i1>
  return %0 : tensor<i1>
}
