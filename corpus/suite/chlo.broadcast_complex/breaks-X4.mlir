// RUN: not stablehlo-opt %s
// breaks broadcast_complex (X4)
//   0 <= or_empty(broadcast_dimensions) < max(rank(lhs), rank(rhs))

func.func @main(%arg0: tensor<2xf16>, %arg1: tensor<1xf16>) -> tensor<1x2xcomplex<f16>> {
  %0 = "chlo.broadcast_complex"(%arg0, %arg1) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xf16>, tensor<1xf16>) -> tensor<1x2xcomplex<f16>>
  return %0 : tensor<1x2xcomplex<f16>>
}
