// RUN: not stablehlo-opt %s
// breaks polygamma (I1)
//   n is float and not is_quantized(n)

func.func @main(%arg0: tensor<i4>, %arg1: tensor<i4>) -> tensor<i4> {
  %0 = "chlo.polygamma"(%arg0, %arg1) : (tensor<i4>, tensor<i4>) -> tensor<i4>
  return %0 : tensor<i4>
}
