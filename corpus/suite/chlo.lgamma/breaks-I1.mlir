// RUN: not stablehlo-opt %s
// breaks lgamma (I1)
//   operand is float

func.func @main(%arg0: tensor<i32>) -> tensor<i32> {
  %0 = "chlo.lgamma"(%arg0) : (tensor<i32>) -> tensor<i32>
  return %0 : tensor<i32>
}
