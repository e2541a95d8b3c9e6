// RUN: not stablehlo-opt %s
// breaks complex (C2)
//   shape(result) = shape(lhs)

func.func @main(%arg0: tensor<f16>, %arg1: tensor<f16>) -> tensor<2xcomplex<f16>> {
  %0 = "stablehlo.complex"(%arg0, %arg1) : (tensor<f16>, tensor<f16>) -> tensor<2xcomplex<f16>>
  return %0 : tensor<2xcomplex<f16>>
}
