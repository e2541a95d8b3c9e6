// RUN: stablehlo-translate --interpret %s --args='[dense<[-1.0, 2.0]> : tensor<2xf8E4M3FN>]'
// RUN: : @program
// stablehlo.optimization_barrier on f8E4M3FN, exact values
//   N: low + 1
//   T: tensor
// legal 0 0: [-1.0,2.0]

module {
func.func @program(%arg0: tensor<2xf8E4M3FN>) -> tensor<2xf8E4M3FN> {
  %0 = stablehlo.optimization_barrier %arg0 : tensor<2xf8E4M3FN>
  return %0 : tensor<2xf8E4M3FN>
}

  func.func @main(%input0: tensor<2xf8E4M3FN>) {
    %r = func.call @program(%input0) : (tensor<2xf8E4M3FN>) -> (tensor<2xf8E4M3FN>)
    %v0 = stablehlo.convert %r : (tensor<2xf8E4M3FN>) -> tensor<2xf64>
    check.expect_eq_const %v0, dense<[-1.0, 2.0]> : tensor<2xf64>
    func.return
  }
}
