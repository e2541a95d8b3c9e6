// RUN: not stablehlo-opt %s
// breaks broadcast_atan2 (X1)
//   element_type(lhs) = element_type(rhs) = element_type(result)

func.func @main(%arg0: tensor<4xcomplex<bf16>>, %arg1: tensor<f8E4M3>) -> tensor<4xf8E4M3> {
  %0 = "chlo.broadcast_atan2"(%arg0, %arg1) : (tensor<4xcomplex<bf16>>, tensor<f8E4M3>) -> tensor<4xf8E4M3>
  return %0 : tensor<4xf8E4M3>
}
