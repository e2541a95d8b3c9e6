// RUN: stablehlo-translate --interpret %s --args='[dense<9223372036854775809> : tensor<ui64>]'
// RUN: : @program
// stablehlo.dynamic_slice on ui64, special values
//   S: rank 0
//   E: ui64
//   I: ui64
// legal 0 0: [9223372036854775809]

module {
func.func @program(%arg0: tensor<ui64>) -> tensor<ui64> {
  %0 = stablehlo.dynamic_slice %arg0, sizes = [] : (tensor<ui64>) -> tensor<ui64>
  return %0 : tensor<ui64>
}

  func.func @main(%input0: tensor<ui64>) {
    %r = func.call @program(%input0) : (tensor<ui64>) -> (tensor<ui64>)
    check.expect_eq_const %r, dense<9223372036854775809> : tensor<ui64>
    func.return
  }
}
