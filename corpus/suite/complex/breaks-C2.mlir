// RUN: not stablehlo-opt %s
// breaks complex (C2)
//   shape(result) = shape(lhs)

func.func @main(%arg0: tensor<f64>, %arg1: tensor<f64>) -> tensor<2xcomplex<f64>> {
  %0 = "stablehlo.complex"(%arg0, %arg1) : (tensor<f64>, tensor<f64>) -> tensor<2xcomplex<f64>>
  return %0 : tensor<2xcomplex<f64>>
}
