// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[0.0, -0.0, 0.0], [0.0, 0.0, -0.0]]> : tensor<2x3xf4E2M1FN>]'
// RUN: : @program
// chlo.broadcast_add on f4E2M1FN, exact values
//   A: rank 2
//   A: has 1
//   E: f4E2M1FN
//   broadcast_dimensions: given
//   broadcast_dimensions: first
//   broadcast_dimensions: last
//   B: more
//   B: alternative 1 (otherwise)
// legal 0 0: [-1.0,0.0,-1.0,-1.0,0.0,-1.0]

module {
func.func @program(%arg0: tensor<2x3xf4E2M1FN>) -> tensor<2x3xf4E2M1FN> {
  %0 = stablehlo.constant dense<[[-1.0, 0.0, -1.0]]> : tensor<1x3xf4E2M1FN>
  %1 = chlo.broadcast_add %0, %arg0 {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x3xf4E2M1FN>, tensor<2x3xf4E2M1FN>) -> tensor<2x3xf4E2M1FN>
  return %1 : tensor<2x3xf4E2M1FN>
}

  func.func @main(%input0: tensor<2x3xf4E2M1FN>) {
    %r = func.call @program(%input0) : (tensor<2x3xf4E2M1FN>) -> (tensor<2x3xf4E2M1FN>)
    %v0 = stablehlo.convert %r : (tensor<2x3xf4E2M1FN>) -> tensor<2x3xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<2x3xf64>) -> tensor<2x3xi64>
    check.expect_eq_const %v1, dense<[[-4616189618054758400, 0, -4616189618054758400], [-4616189618054758400, 0, -4616189618054758400]]> : tensor<2x3xi64>
    func.return
  }
}
