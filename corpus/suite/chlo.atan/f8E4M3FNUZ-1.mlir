// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[[240.0], [-0.0009765625]], [[0.4375], [0.0009765625]]]> : tensor<2x2x1xf8E4M3FNUZ>]'
// RUN: : @program
// chlo.atan on f8E4M3FNUZ, special values
//   S: rank 3+
//   S: has 1
//   E: f8E4M3FNUZ
// legal 0 0: [1.625,-0.0009765625,0.40625,0.0009765625]

module {
func.func @program(%arg0: tensor<2x2x1xf8E4M3FNUZ>) -> tensor<2x2x1xf8E4M3FNUZ> {
  %0 = chlo.atan %arg0 : tensor<2x2x1xf8E4M3FNUZ> -> tensor<2x2x1xf8E4M3FNUZ>
  return %0 : tensor<2x2x1xf8E4M3FNUZ>
}

  func.func @main(%input0: tensor<2x2x1xf8E4M3FNUZ>) {
    %r = func.call @program(%input0) : (tensor<2x2x1xf8E4M3FNUZ>) -> (tensor<2x2x1xf8E4M3FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<2x2x1xf8E4M3FNUZ>) -> tensor<2x2x1xf64>
    check.expect_eq_const %v0, dense<[[[1.625], [-0.0009765625]], [[0.40625], [0.0009765625]]]> : tensor<2x2x1xf64>
    func.return
  }
}
