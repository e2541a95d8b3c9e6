// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[true, true, false], [false, true, false], [false, true, false], [false, true, true]]> : tensor<4x3xi1>, dense<5.5> : tensor<f8E4M3FN>, dense<[[0.5], [0.375], [-4.0], [2.75]]> : tensor<4x1xf8E4M3FN>]'
// RUN: : @program
// chlo.broadcast_select on i1, special values
//   P: rank 2
//   m: low
//   E: f8E4M3FN
//   F: alternative 1 (otherwise)
//   F: alternative 2 (otherwise)
// legal 0 0: [5.5,5.5,0.5,0.375,5.5,0.375,-4.0,5.5,-4.0,2.75,5.5,5.5]

module {
func.func @program(%arg0: tensor<4x3xi1>, %arg1: tensor<f8E4M3FN>, %arg2: tensor<4x1xf8E4M3FN>) -> tensor<4x3xf8E4M3FN> {
  %0 = chlo.broadcast_select %arg0, %arg1, %arg2 : (tensor<4x3xi1>, tensor<f8E4M3FN>, tensor<4x1xf8E4M3FN>) -> tensor<4x3xf8E4M3FN>
  return %0 : tensor<4x3xf8E4M3FN>
}

  func.func @main(%input0: tensor<4x3xi1>, %input1: tensor<f8E4M3FN>, %input2: tensor<4x1xf8E4M3FN>) {
    %r = func.call @program(%input0, %input1, %input2) : (tensor<4x3xi1>, tensor<f8E4M3FN>, tensor<4x1xf8E4M3FN>) -> (tensor<4x3xf8E4M3FN>)
    %v0 = stablehlo.convert %r : (tensor<4x3xf8E4M3FN>) -> tensor<4x3xf64>
    check.expect_eq_const %v0, dense<[[5.5, 5.5, 0.5], [0.375, 5.5, 0.375], [-4.0, 5.5, -4.0], [2.75, 5.5, 5.5]]> : tensor<4x3xf64>
    func.return
  }
}
