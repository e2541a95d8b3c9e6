// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<2.25> : tensor<f8E4M3B11FNUZ>, dense<[[[-1.375]], [[1.625]], [[-3.5]], [[2.75]], [[1.625]]]> : tensor<5x1x1xf8E4M3B11FNUZ>]'
// RUN: : @program
// chlo.broadcast_remainder on f8E4M3B11FNUZ, envelope values
//   A: rank 0
//   E: f8E4M3B11FNUZ
//   broadcast_dimensions: absent
//   B: 1
//   B: more
// legal 0 0: [0.875,0.625,2.25,2.25,0.625]

module {
func.func @program(%arg0: tensor<f8E4M3B11FNUZ>, %arg1: tensor<5x1x1xf8E4M3B11FNUZ>) -> tensor<5x1x1xf8E4M3B11FNUZ> {
  %0 = chlo.broadcast_remainder %arg0, %arg1 : (tensor<f8E4M3B11FNUZ>, tensor<5x1x1xf8E4M3B11FNUZ>) -> tensor<5x1x1xf8E4M3B11FNUZ>
  return %0 : tensor<5x1x1xf8E4M3B11FNUZ>
}

  func.func @main(%input0: tensor<f8E4M3B11FNUZ>, %input1: tensor<5x1x1xf8E4M3B11FNUZ>) {
    %r = func.call @program(%input0, %input1) : (tensor<f8E4M3B11FNUZ>, tensor<5x1x1xf8E4M3B11FNUZ>) -> (tensor<5x1x1xf8E4M3B11FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<5x1x1xf8E4M3B11FNUZ>) -> tensor<5x1x1xf64>
    check.expect_eq_const %v0, dense<[[[0.875]], [[0.625]], [[2.25]], [[2.25]], [[0.625]]]> : tensor<5x1x1xf64>
    func.return
  }
}
