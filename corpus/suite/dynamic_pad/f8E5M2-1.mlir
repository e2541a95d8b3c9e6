// RUN: stablehlo-translate --interpret %s --args='[dense<0.25> : tensor<f8E5M2>]'
// RUN: : @program
// stablehlo.dynamic_pad on f8E5M2, exact values
//   S: rank 0
//   E: f8E5M2
//   I: i2
// legal 0 0: [0.5]

module {
func.func @program(%arg0: tensor<f8E5M2>) -> tensor<f8E5M2> {
  %0 = stablehlo.constant dense<0.5> : tensor<f8E5M2>
  %1 = stablehlo.constant dense<> : tensor<0xi2>
  %2 = stablehlo.constant dense<> : tensor<0xi2>
  %3 = stablehlo.constant dense<> : tensor<0xi2>
  %4 = stablehlo.dynamic_pad %0, %arg0, %1, %2, %3 : (tensor<f8E5M2>, tensor<f8E5M2>, tensor<0xi2>, tensor<0xi2>, tensor<0xi2>) -> tensor<f8E5M2>
  return %4 : tensor<f8E5M2>
}

  func.func @main(%input0: tensor<f8E5M2>) {
    %r = func.call @program(%input0) : (tensor<f8E5M2>) -> (tensor<f8E5M2>)
    %v0 = stablehlo.convert %r : (tensor<f8E5M2>) -> tensor<f64>
    check.expect_eq_const %v0, dense<0.5> : tensor<f64>
    func.return
  }
}
