// RUN: stablehlo-translate --interpret %s --args='[dense<> : tensor<5x4x0x1xf16>, dense<-1.0> : tensor<f16>]'
// RUN: : @program
// stablehlo.optimization_barrier on f16, exact values
//   T: tensor
// legal 0 0: [-1.0]
// legal 0 1: []

module {
func.func @program(%arg0: tensor<5x4x0x1xf16>, %arg1: tensor<f16>) -> (tensor<f16>, tensor<5x4x0x1xf16>) {
  %0, %1 = stablehlo.optimization_barrier %arg0, %arg1 : tensor<5x4x0x1xf16>, tensor<f16>
  return %1, %0 : tensor<f16>, tensor<5x4x0x1xf16>
}

  func.func @main(%input0: tensor<5x4x0x1xf16>, %input1: tensor<f16>) {
    %r:2 = func.call @program(%input0, %input1) : (tensor<5x4x0x1xf16>, tensor<f16>) -> (tensor<f16>, tensor<5x4x0x1xf16>)
    %v0 = stablehlo.convert %r#0 : (tensor<f16>) -> tensor<f64>
    check.expect_eq_const %v0, dense<-1.0> : tensor<f64>
    func.return
  }
}
