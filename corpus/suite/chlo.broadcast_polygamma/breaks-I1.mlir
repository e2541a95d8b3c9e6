// RUN: not stablehlo-opt %s
// breaks broadcast_polygamma (I1)
//   lhs is float and not is_quantized(lhs)

func.func @main(%arg0: tensor<4xi8>, %arg1: tensor<i8>) -> tensor<4xi8> {
  %0 = "chlo.broadcast_polygamma"(%arg0, %arg1) : (tensor<4xi8>, tensor<i8>) -> tensor<4xi8>
  return %0 : tensor<4xi8>
}
