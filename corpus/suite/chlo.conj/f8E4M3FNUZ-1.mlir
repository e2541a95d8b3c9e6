// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[[-1.0], [0.75], [0.5], [-0.5], [0.75]]]> : tensor<1x5x1xf8E4M3FNUZ>]'
// RUN: : @program
// chlo.conj on f8E4M3FNUZ, exact values
//   S: rank 3+
//   S: has 1
//   E: f8E4M3FNUZ
// legal 0 0: [-1.0,0.75,0.5,-0.5,0.75]

module {
func.func @program(%arg0: tensor<1x5x1xf8E4M3FNUZ>) -> tensor<1x5x1xf8E4M3FNUZ> {
  %0 = chlo.conj %arg0 : tensor<1x5x1xf8E4M3FNUZ> -> tensor<1x5x1xf8E4M3FNUZ>
  return %0 : tensor<1x5x1xf8E4M3FNUZ>
}

  func.func @main(%input0: tensor<1x5x1xf8E4M3FNUZ>) {
    %r = func.call @program(%input0) : (tensor<1x5x1xf8E4M3FNUZ>) -> (tensor<1x5x1xf8E4M3FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<1x5x1xf8E4M3FNUZ>) -> tensor<1x5x1xf64>
    check.expect_eq_const %v0, dense<[[[-1.0], [0.75], [0.5], [-0.5], [0.75]]]> : tensor<1x5x1xf64>
    func.return
  }
}
