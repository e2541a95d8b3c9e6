// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[[0.0, 2.0]], [[0.0, -1.0]]]> : tensor<2x1x2xf6E3M2FN>, dense<[0.0]> : tensor<1xf6E3M2FN>]'
// RUN: : @program
// chlo.broadcast_minimum on f6E3M2FN, exact values
//   A: rank 3+
//   A: has 1
//   m: low + 1
//   E: f6E3M2FN
//   broadcast_dimensions: absent
//   B: alternative 2 (otherwise)
// legal 0 0: [0.0,0.0,0.0,-1.0]

module {
func.func @program(%arg0: tensor<2x1x2xf6E3M2FN>, %arg1: tensor<1xf6E3M2FN>) -> tensor<2x1x2xf6E3M2FN> {
  %0 = chlo.broadcast_minimum %arg0, %arg1 : (tensor<2x1x2xf6E3M2FN>, tensor<1xf6E3M2FN>) -> tensor<2x1x2xf6E3M2FN>
  return %0 : tensor<2x1x2xf6E3M2FN>
}

  func.func @main(%input0: tensor<2x1x2xf6E3M2FN>, %input1: tensor<1xf6E3M2FN>) {
    %r = func.call @program(%input0, %input1) : (tensor<2x1x2xf6E3M2FN>, tensor<1xf6E3M2FN>) -> (tensor<2x1x2xf6E3M2FN>)
    %v0 = stablehlo.convert %r : (tensor<2x1x2xf6E3M2FN>) -> tensor<2x1x2xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<2x1x2xf64>) -> tensor<2x1x2xi64>
    check.expect_eq_const %v1, dense<[[[0, 0]], [[0, -4616189618054758400]]]> : tensor<2x1x2xi64>
    func.return
  }
}
