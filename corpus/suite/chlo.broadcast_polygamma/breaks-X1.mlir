// RUN: not stablehlo-opt %s
// breaks broadcast_polygamma (X1)
//   element_type(lhs) = element_type(rhs) = element_type(result)

func.func @main(%arg0: tensor<f8E4M3>, %arg1: tensor<3xf8E4M3>) -> tensor<3xi8> {
  %0 = "chlo.broadcast_polygamma"(%arg0, %arg1) : (tensor<f8E4M3>, tensor<3xf8E4M3>) -> tensor<3xi8>
  return %0 : tensor<3xi8>
}
