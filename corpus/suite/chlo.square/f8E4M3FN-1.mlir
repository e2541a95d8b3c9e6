// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[1.75]> : tensor<1xf8E4M3FN>]'
// RUN: : @program
// chlo.square on f8E4M3FN, envelope values
//   S: rank 1
//   S: has 1
//   E: f8E4M3FN
// legal 0 0: [3.0]

module {
func.func @program(%arg0: tensor<1xf8E4M3FN>) -> tensor<1xf8E4M3FN> {
  %0 = chlo.square %arg0 : tensor<1xf8E4M3FN> -> tensor<1xf8E4M3FN>
  return %0 : tensor<1xf8E4M3FN>
}

  func.func @main(%input0: tensor<1xf8E4M3FN>) {
    %r = func.call @program(%input0) : (tensor<1xf8E4M3FN>) -> (tensor<1xf8E4M3FN>)
    %v0 = stablehlo.convert %r : (tensor<1xf8E4M3FN>) -> tensor<1xf64>
    check.expect_eq_const %v0, dense<3.0> : tensor<1xf64>
    func.return
  }
}
