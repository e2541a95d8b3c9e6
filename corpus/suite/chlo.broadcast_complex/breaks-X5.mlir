// RUN: not stablehlo-opt %s
// breaks broadcast_complex (X5)
//   are_compatible(or_empty(broadcast_dimensions), shape(lhs), shape(rhs))

func.func @main(%arg0: tensor<3xf16>, %arg1: tensor<2xf16>) -> tensor<3xcomplex<f16>> {
  %0 = "chlo.broadcast_complex"(%arg0, %arg1) : (tensor<3xf16>, tensor<2xf16>) -> tensor<3xcomplex<f16>>
  return %0 : tensor<3xcomplex<f16>>
}
