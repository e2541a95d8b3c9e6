// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[-0.5], [0.0]]> : tensor<2x1xf64>]'
// RUN: : @program
// chlo.square on f64, exact values
//   S: rank 2
//   S: has 1
//   E: f64
// legal 0 0: [0.25,[0.0,0.0]]

module {
func.func @program(%arg0: tensor<2x1xf64>) -> tensor<2x1xf64> {
  %0 = chlo.square %arg0 : tensor<2x1xf64> -> tensor<2x1xf64>
  return %0 : tensor<2x1xf64>
}

  func.func @main(%input0: tensor<2x1xf64>) {
    %r = func.call @program(%input0) : (tensor<2x1xf64>) -> (tensor<2x1xf64>)
    check.expect_eq_const %r, dense<[[0.25], [0.0]]> : tensor<2x1xf64>
    func.return
  }
}
