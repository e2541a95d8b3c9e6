// RUN: stablehlo-translate --interpret %s --args='[dense<[0.75]> : tensor<1xf8E4M3FN>]'
// RUN: : @program
// stablehlo.add on f8E4M3FN, exact values
//   S: rank 1
//   S: has 1
//   E: f8E4M3FN
// legal 0 0: [1.5]

module {
func.func @program(%arg0: tensor<1xf8E4M3FN>) -> tensor<1xf8E4M3FN> {
  %0 = stablehlo.add %arg0, %arg0 : tensor<1xf8E4M3FN>
  return %0 : tensor<1xf8E4M3FN>
}

  func.func @main(%input0: tensor<1xf8E4M3FN>) {
    %r = func.call @program(%input0) : (tensor<1xf8E4M3FN>) -> (tensor<1xf8E4M3FN>)
    %v0 = stablehlo.convert %r : (tensor<1xf8E4M3FN>) -> tensor<1xf64>
    check.expect_eq_const %v0, dense<1.5> : tensor<1xf64>
    func.return
  }
}
