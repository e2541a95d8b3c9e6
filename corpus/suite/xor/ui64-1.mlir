// RUN: stablehlo-translate --interpret %s --args='[dense<8> : tensor<ui64>, dense<18446744073709551612> : tensor<ui64>]'
// RUN: : @program
// stablehlo.xor on ui64, special values
//   S: rank 0
//   E: ui64
// legal 0 0: [18446744073709551604]

module {
func.func @program(%arg0: tensor<ui64>, %arg1: tensor<ui64>) -> tensor<ui64> {
  %0 = stablehlo.xor %arg0, %arg1 : tensor<ui64>
  return %0 : tensor<ui64>
}

  func.func @main(%input0: tensor<ui64>, %input1: tensor<ui64>) {
    %r = func.call @program(%input0, %input1) : (tensor<ui64>, tensor<ui64>) -> (tensor<ui64>)
    check.expect_eq_const %r, dense<18446744073709551604> : tensor<ui64>
    func.return
  }
}
