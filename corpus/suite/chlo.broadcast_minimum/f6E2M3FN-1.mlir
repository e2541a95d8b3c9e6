// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[[1.0], [-1.0], [4.0], [4.0]], [[4.0], [-1.0], [-1.0], [1.0]], [[0.0], [2.0], [4.0], [0.0]]]> : tensor<3x4x1xf6E2M3FN>]'
// RUN: : @program
// chlo.broadcast_minimum on f6E2M3FN, exact values
//   A: rank 0
//   E: f6E2M3FN
//   broadcast_dimensions: absent
//   B: 1
//   B: more
// legal 0 0: [-2.0,-2.0,-2.0,-2.0,-2.0,-2.0,-2.0,-2.0,-2.0,-2.0,-2.0,-2.0]

module {
func.func @program(%arg0: tensor<3x4x1xf6E2M3FN>) -> tensor<3x4x1xf6E2M3FN> {
  %0 = stablehlo.constant dense<-2.0> : tensor<f6E2M3FN>
  %1 = chlo.broadcast_minimum %0, %arg0 : (tensor<f6E2M3FN>, tensor<3x4x1xf6E2M3FN>) -> tensor<3x4x1xf6E2M3FN>
  return %1 : tensor<3x4x1xf6E2M3FN>
}

  func.func @main(%input0: tensor<3x4x1xf6E2M3FN>) {
    %r = func.call @program(%input0) : (tensor<3x4x1xf6E2M3FN>) -> (tensor<3x4x1xf6E2M3FN>)
    %v0 = stablehlo.convert %r : (tensor<3x4x1xf6E2M3FN>) -> tensor<3x4x1xf64>
    check.expect_eq_const %v0, dense<-2.0> : tensor<3x4x1xf64>
    func.return
  }
}
