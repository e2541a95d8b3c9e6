// RUN: not stablehlo-opt %s
// breaks eq (C2)
//   type(result) = tensor<i1>

func.func @main(%arg0: tensor<4xf64>, %arg1: tensor<4xf64>) -> tensor<2xi1> {
  %0 = "check.eq"(%arg0, %arg1) <{tolerance = 0.0 : f32}> : (tensor<4xf64>, tensor<4xf64>) -> tensor<2xi1>
  return %0 : tensor<2xi1>
}
