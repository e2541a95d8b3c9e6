// RUN: stablehlo-translate --interpret %s --args='[dense<8> : tensor<ui64>]'
// RUN: : @program
// stablehlo.pad on ui64, special values
//   S: rank 0
//   E: ui64
// legal 0 0: [8]

module {
func.func @program(%arg0: tensor<ui64>) -> tensor<ui64> {
  %0 = stablehlo.constant dense<9223372036854775807> : tensor<ui64>
  %1 = stablehlo.pad %arg0, %0, low = [], high = [], interior = [] : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
  return %1 : tensor<ui64>
}

  func.func @main(%input0: tensor<ui64>) {
    %r = func.call @program(%input0) : (tensor<ui64>) -> (tensor<ui64>)
    check.expect_eq_const %r, dense<8> : tensor<ui64>
    func.return
  }
}
