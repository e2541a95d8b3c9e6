// RUN: not stablehlo-opt %s
// breaks zeta (I1)
//   x is float and not is_quantized(x)

func.func @main(%arg0: tensor<2xi4>, %arg1: tensor<2xi4>) -> tensor<2xi4> {
  %0 = "chlo.zeta"(%arg0, %arg1) : (tensor<2xi4>, tensor<2xi4>) -> tensor<2xi4>
  return %0 : tensor<2xi4>
}
