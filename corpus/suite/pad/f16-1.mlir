// RUN: stablehlo-translate --interpret %s --args='[dense<-0.81347656> : tensor<f16>, dense<-0.0> : tensor<f16>]'
// RUN: : @program
// stablehlo.pad on f16, special values
//   S: rank 0
//   E: f16
// legal 0 0: [-0.8134765625]

module {
func.func @program(%arg0: tensor<f16>, %arg1: tensor<f16>) -> tensor<f16> {
  %0 = stablehlo.pad %arg0, %arg1, low = [], high = [], interior = [] : (tensor<f16>, tensor<f16>) -> tensor<f16>
  return %0 : tensor<f16>
}

  func.func @main(%input0: tensor<f16>, %input1: tensor<f16>) {
    %r = func.call @program(%input0, %input1) : (tensor<f16>, tensor<f16>) -> (tensor<f16>)
    %v0 = stablehlo.convert %r : (tensor<f16>) -> tensor<f64>
    check.expect_eq_const %v0, dense<-0.8134765625> : tensor<f64>
    func.return
  }
}
