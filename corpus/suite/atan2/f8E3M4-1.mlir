// RUN: stablehlo-translate --interpret %s --args='[dense<[-1.0, 0.453125, 6.5]> : tensor<3xf8E3M4>]'
// RUN: : @program
// stablehlo.atan2 on f8E3M4, special values
//   S: rank 1
//   E: f8E3M4
// legal 0 0: [-2.75,0.03125,0.03125]

module {
func.func @program(%arg0: tensor<3xf8E3M4>) -> tensor<3xf8E3M4> {
  %0 = stablehlo.constant dense<[-0.375, 0.015625, 0.25]> : tensor<3xf8E3M4>
  %1 = stablehlo.atan2 %0, %arg0 : tensor<3xf8E3M4>
  return %1 : tensor<3xf8E3M4>
}

  func.func @main(%input0: tensor<3xf8E3M4>) {
    %r = func.call @program(%input0) : (tensor<3xf8E3M4>) -> (tensor<3xf8E3M4>)
    %v0 = stablehlo.convert %r : (tensor<3xf8E3M4>) -> tensor<3xf64>
    check.expect_eq_const %v0, dense<[-2.75, 0.03125, 0.03125]> : tensor<3xf64>
    func.return
  }
}
