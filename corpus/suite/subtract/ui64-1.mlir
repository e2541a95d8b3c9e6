// RUN: stablehlo-translate --interpret %s --args='[dense<3> : tensor<ui64>]'
// RUN: : @program
// stablehlo.subtract on ui64, envelope values
//   S: rank 0
//   E: ui64
// legal 0 0: [0]

module {
func.func @program(%arg0: tensor<ui64>) -> tensor<ui64> {
  %0 = stablehlo.constant dense<3> : tensor<ui64>
  %1 = stablehlo.subtract %0, %arg0 : tensor<ui64>
  return %1 : tensor<ui64>
}

  func.func @main(%input0: tensor<ui64>) {
    %r = func.call @program(%input0) : (tensor<ui64>) -> (tensor<ui64>)
    check.expect_eq_const %r, dense<0> : tensor<ui64>
    func.return
  }
}
