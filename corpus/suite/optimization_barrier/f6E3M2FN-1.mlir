// RUN: stablehlo-translate --interpret %s --args='[dense<[2.0, 2.0, 2.0, -2.0, -1.0]> : tensor<5xf6E3M2FN>]'
// RUN: : @program
// stablehlo.optimization_barrier on f6E3M2FN, exact values
//   N: low + 1
//   T: tensor
// legal 0 0: [2.0,2.0,2.0,-2.0,-1.0]

module {
func.func @program(%arg0: tensor<5xf6E3M2FN>) -> tensor<5xf6E3M2FN> {
  %0 = stablehlo.optimization_barrier %arg0 : tensor<5xf6E3M2FN>
  return %0 : tensor<5xf6E3M2FN>
}

  func.func @main(%input0: tensor<5xf6E3M2FN>) {
    %r = func.call @program(%input0) : (tensor<5xf6E3M2FN>) -> (tensor<5xf6E3M2FN>)
    %v0 = stablehlo.convert %r : (tensor<5xf6E3M2FN>) -> tensor<5xf64>
    check.expect_eq_const %v0, dense<[2.0, 2.0, 2.0, -2.0, -1.0]> : tensor<5xf64>
    func.return
  }
}
