func.func @main() {
  %a = stablehlo.constant dense<0.0> : tensor<f32>
  %b = stablehlo.constant dense<1.0> : tensor<f32>
  %0:2 = stablehlo.optimization_barrier %a, %b : tensor<f32>, tensor<f32>
  check.expect_eq_const %0#0, dense<0.0> : tensor<f32>
  check.expect_eq_const %0#1, dense<1.0> : tensor<f32>
  func.return
}
