// RUN: stablehlo-translate --interpret %s --args='[dense<9223372036854775809> : tensor<ui64>, dense<18446744073709551615> : tensor<ui64>]'
// RUN: : @program
// stablehlo.and on ui64, special values
//   S: rank 0
//   E: ui64
// legal 0 0: [9223372036854775809]

module {
func.func @program(%arg0: tensor<ui64>, %arg1: tensor<ui64>) -> tensor<ui64> {
  %0 = stablehlo.and %arg0, %arg1 : tensor<ui64>
  return %0 : tensor<ui64>
}

  func.func @main(%input0: tensor<ui64>, %input1: tensor<ui64>) {
    %r = func.call @program(%input0, %input1) : (tensor<ui64>, tensor<ui64>) -> (tensor<ui64>)
    check.expect_eq_const %r, dense<9223372036854775809> : tensor<ui64>
    func.return
  }
}
