// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[[30.0], [-0.00012207031]], [[0.4375], [0.00012207031]]]> : tensor<2x2x1xf8E4M3B11FNUZ>]'
// RUN: : @program
// chlo.atan on f8E4M3B11FNUZ, special values
//   S: rank 3+
//   S: has 1
//   E: f8E4M3B11FNUZ
// legal 0 0: [1.5,-0.0001220703125,0.40625,0.0001220703125]

module {
func.func @program(%arg0: tensor<2x2x1xf8E4M3B11FNUZ>) -> tensor<2x2x1xf8E4M3B11FNUZ> {
  %0 = chlo.atan %arg0 : tensor<2x2x1xf8E4M3B11FNUZ> -> tensor<2x2x1xf8E4M3B11FNUZ>
  return %0 : tensor<2x2x1xf8E4M3B11FNUZ>
}

  func.func @main(%input0: tensor<2x2x1xf8E4M3B11FNUZ>) {
    %r = func.call @program(%input0) : (tensor<2x2x1xf8E4M3B11FNUZ>) -> (tensor<2x2x1xf8E4M3B11FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<2x2x1xf8E4M3B11FNUZ>) -> tensor<2x2x1xf64>
    check.expect_eq_const %v0, dense<[[[1.5], [-0.0001220703125]], [[0.40625], [0.0001220703125]]]> : tensor<2x2x1xf64>
    func.return
  }
}
