// RUN: stablehlo-translate --interpret %s --args='[dense<[2.0]> : tensor<1xf8E4M3FN>]'
// RUN: : @program
// stablehlo.reverse on f8E4M3FN, exact values
//   S: rank 1
//   S: has 1
//   E: f8E4M3FN
//   dimensions: one
// legal 0 0: [2.0]

module {
func.func @program(%arg0: tensor<1xf8E4M3FN>) -> tensor<1xf8E4M3FN> {
  %0 = stablehlo.reverse %arg0, dims = [0] : tensor<1xf8E4M3FN>
  return %0 : tensor<1xf8E4M3FN>
}

  func.func @main(%input0: tensor<1xf8E4M3FN>) {
    %r = func.call @program(%input0) : (tensor<1xf8E4M3FN>) -> (tensor<1xf8E4M3FN>)
    %v0 = stablehlo.convert %r : (tensor<1xf8E4M3FN>) -> tensor<1xf64>
    check.expect_eq_const %v0, dense<2.0> : tensor<1xf64>
    func.return
  }
}
