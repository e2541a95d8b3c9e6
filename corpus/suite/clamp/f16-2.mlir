// RUN: stablehlo-translate --interpret %s --args='[dense<0xFC00> : tensor<f16>, dense<-3.9726562> : tensor<f16>]'
// RUN: : @program
// stablehlo.clamp on f16, special values
//   S: rank 0
//   E: f16
//   L: alternative 1
//   L: alternative 2
//   H: alternative 1
//   H: alternative 2
// legal 0 0: [-3.97265625]

module {
func.func @program(%arg0: tensor<f16>, %arg1: tensor<f16>) -> tensor<f16> {
  %0 = stablehlo.clamp %arg0, %arg1, %arg1 : tensor<f16>
  return %0 : tensor<f16>
}

  func.func @main(%input0: tensor<f16>, %input1: tensor<f16>) {
    %r = func.call @program(%input0, %input1) : (tensor<f16>, tensor<f16>) -> (tensor<f16>)
    %v0 = stablehlo.convert %r : (tensor<f16>) -> tensor<f64>
    check.expect_eq_const %v0, dense<-3.97265625> : tensor<f64>
    func.return
  }
}
