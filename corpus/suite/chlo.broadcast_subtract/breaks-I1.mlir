// RUN: not stablehlo-opt %s
// breaks broadcast_subtract (I1)
//   lhs is int | float | complex and not is_quantized(lhs)

func.func @main(%arg0: tensor<i1>, %arg1: tensor<1xi1>) -> tensor<1xi1> {
  %0 = "chlo.broadcast_subtract"(%arg0, %arg1) : (tensor<i1>, tensor<1xi1>) -> tensor<1xi1>
  return %0 : tensor<1xi1>
}
