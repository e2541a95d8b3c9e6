// RUN: stablehlo-translate --interpret %s --args='[dense<6> : tensor<i8>]'
// RUN: : @program
// stablehlo.optimization_barrier on i8, exact values
//   N: low + 1
//   T: tensor
// legal 0 0: [6]

module {
func.func @program(%arg0: tensor<i8>) -> tensor<i8> {
  %0 = stablehlo.optimization_barrier %arg0 : tensor<i8>
  return %0 : tensor<i8>
}

  func.func @main(%input0: tensor<i8>) {
    %r = func.call @program(%input0) : (tensor<i8>) -> (tensor<i8>)
    check.expect_eq_const %r, dense<6> : tensor<i8>
    func.return
  }
}
