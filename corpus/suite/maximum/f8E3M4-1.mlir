// RUN: stablehlo-translate --interpret %s --args='[dense<[-3.0, 2.625]> : tensor<2xf8E3M4>]'
// RUN: : @program
// stablehlo.maximum on f8E3M4, envelope values
//   S: rank 1
//   E: f8E3M4
// legal 0 0: [0.59375,2.625]

module {
func.func @program(%arg0: tensor<2xf8E3M4>) -> tensor<2xf8E3M4> {
  %0 = stablehlo.constant dense<[0.59375, -3.375]> : tensor<2xf8E3M4>
  %1 = stablehlo.maximum %arg0, %0 : tensor<2xf8E3M4>
  return %1 : tensor<2xf8E3M4>
}

  func.func @main(%input0: tensor<2xf8E3M4>) {
    %r = func.call @program(%input0) : (tensor<2xf8E3M4>) -> (tensor<2xf8E3M4>)
    %v0 = stablehlo.convert %r : (tensor<2xf8E3M4>) -> tensor<2xf64>
    check.expect_eq_const %v0, dense<[0.59375, 2.625]> : tensor<2xf64>
    func.return
  }
}
