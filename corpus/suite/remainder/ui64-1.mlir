// RUN: stablehlo-translate --interpret %s --args='[dense<9223372036854775808> : tensor<ui64>]'
// RUN: : @program
// stablehlo.remainder on ui64, envelope values
//   S: rank 0
//   E: ui64
// legal 0 0: [0]

module {
func.func @program(%arg0: tensor<ui64>) -> tensor<ui64> {
  %0 = stablehlo.remainder %arg0, %arg0 : tensor<ui64>
  return %0 : tensor<ui64>
}

  func.func @main(%input0: tensor<ui64>) {
    %r = func.call @program(%input0) : (tensor<ui64>) -> (tensor<ui64>)
    check.expect_eq_const %r, dense<0> : tensor<ui64>
    func.return
  }
}
