// RUN: not stablehlo-opt %s
// breaks broadcast_zeta (I1)
//   lhs is float and not is_quantized(lhs)

func.func @main(%arg0: tensor<2x2xi32>, %arg1: tensor<i32>) -> tensor<2x2xi32> {
  %0 = "chlo.broadcast_zeta"(%arg0, %arg1) : (tensor<2x2xi32>, tensor<i32>) -> tensor<2x2xi32>
  return %0 : tensor<2x2xi32>
}
