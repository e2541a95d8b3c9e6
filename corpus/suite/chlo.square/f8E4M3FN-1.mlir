// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[2.5, -1.625, -0.5625]> : tensor<3xf8E4M3FN>]'
// RUN: : @program
// chlo.square on f8E4M3FN, envelope values
//   S: rank 1
//   E: f8E4M3FN
// legal 0 0: [6.0,2.75,0.3125]

module {
func.func @program(%arg0: tensor<3xf8E4M3FN>) -> tensor<3xf8E4M3FN> {
  %0 = chlo.square %arg0 : tensor<3xf8E4M3FN> -> tensor<3xf8E4M3FN>
  return %0 : tensor<3xf8E4M3FN>
}

  func.func @main(%input0: tensor<3xf8E4M3FN>) {
    %r = func.call @program(%input0) : (tensor<3xf8E4M3FN>) -> (tensor<3xf8E4M3FN>)
    %v0 = stablehlo.convert %r : (tensor<3xf8E4M3FN>) -> tensor<3xf64>
    check.expect_eq_const %v0, dense<[6.0, 2.75, 0.3125]> : tensor<3xf64>
    func.return
  }
}
