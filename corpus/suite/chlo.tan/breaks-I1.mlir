// RUN: not stablehlo-opt %s
// breaks tan (I1)
//   operand is float | complex and not is_quantized(operand)

func.func @main(%arg0: tensor<i32>) -> tensor<i32> {
  %0 = "chlo.tan"(%arg0) : (tensor<i32>) -> tensor<i32>
  return %0 : tensor<i32>
}
