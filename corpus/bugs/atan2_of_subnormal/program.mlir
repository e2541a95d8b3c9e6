// RUN: : --args='[dense<2.225073858507201e-308> : tensor<f64>, dense<-1.0> : tensor<f64>]'

func.func @main(%a: tensor<f64>, %b: tensor<f64>) -> tensor<f64> {
  %0 = stablehlo.atan2 %a, %b : tensor<f64>
  return %0 : tensor<f64>
}
