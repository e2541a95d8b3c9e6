// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<3.0> : tensor<f6E3M2FN>, dense<[[0.25]]> : tensor<1x1xf6E3M2FN>]'
// RUN: : @program
// chlo.broadcast_divide on f6E3M2FN, special values
//   A: rank 0
//   E: f6E3M2FN
//   broadcast_dimensions: given
//   broadcast_dimensions: first
//   broadcast_dimensions: last
//   B: 1
// legal 0 0: [12.0]

module {
func.func @program(%arg0: tensor<f6E3M2FN>, %arg1: tensor<1x1xf6E3M2FN>) -> tensor<1x1xf6E3M2FN> {
  %0 = chlo.broadcast_divide %arg0, %arg1 {broadcast_dimensions = array<i64>} : (tensor<f6E3M2FN>, tensor<1x1xf6E3M2FN>) -> tensor<1x1xf6E3M2FN>
  return %0 : tensor<1x1xf6E3M2FN>
}

  func.func @main(%input0: tensor<f6E3M2FN>, %input1: tensor<1x1xf6E3M2FN>) {
    %r = func.call @program(%input0, %input1) : (tensor<f6E3M2FN>, tensor<1x1xf6E3M2FN>) -> (tensor<1x1xf6E3M2FN>)
    %v0 = stablehlo.convert %r : (tensor<1x1xf6E3M2FN>) -> tensor<1x1xf64>
    check.expect_eq_const %v0, dense<12.0> : tensor<1x1xf64>
    func.return
  }
}
