// RUN: stablehlo-translate --interpret %s --args='[dense<[0.5, 4.0]> : tensor<2xf8E4M3FN>]'
// RUN: : @program
// stablehlo.negate on f8E4M3FN, special values
//   S: rank 1
//   E: f8E4M3FN
// legal 0 0: [-0.5,-4.0]

module {
func.func @program(%arg0: tensor<2xf8E4M3FN>) -> tensor<2xf8E4M3FN> {
  %0 = stablehlo.negate %arg0 : tensor<2xf8E4M3FN>
  return %0 : tensor<2xf8E4M3FN>
}

  func.func @main(%input0: tensor<2xf8E4M3FN>) {
    %r = func.call @program(%input0) : (tensor<2xf8E4M3FN>) -> (tensor<2xf8E4M3FN>)
    %v0 = stablehlo.convert %r : (tensor<2xf8E4M3FN>) -> tensor<2xf64>
    check.expect_eq_const %v0, dense<[-0.5, -4.0]> : tensor<2xf64>
    func.return
  }
}
