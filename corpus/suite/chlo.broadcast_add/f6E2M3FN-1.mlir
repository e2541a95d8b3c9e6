// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[-0.5, -1.0, 0.5]> : tensor<3xf6E2M3FN>, dense<[-1.0]> : tensor<1xf6E2M3FN>]'
// RUN: : @program
// chlo.broadcast_add on f6E2M3FN, exact values
//   A: rank 1
//   m: low + 1
//   E: f6E2M3FN
//   broadcast_dimensions: absent
//   B: alternative 2 (otherwise)
// legal 0 0: [-1.5,-2.0,-0.5]

module {
func.func @program(%arg0: tensor<3xf6E2M3FN>, %arg1: tensor<1xf6E2M3FN>) -> tensor<3xf6E2M3FN> {
  %0 = chlo.broadcast_add %arg0, %arg1 : (tensor<3xf6E2M3FN>, tensor<1xf6E2M3FN>) -> tensor<3xf6E2M3FN>
  return %0 : tensor<3xf6E2M3FN>
}

  func.func @main(%input0: tensor<3xf6E2M3FN>, %input1: tensor<1xf6E2M3FN>) {
    %r = func.call @program(%input0, %input1) : (tensor<3xf6E2M3FN>, tensor<1xf6E2M3FN>) -> (tensor<3xf6E2M3FN>)
    %v0 = stablehlo.convert %r : (tensor<3xf6E2M3FN>) -> tensor<3xf64>
    check.expect_eq_const %v0, dense<[-1.5, -2.0, -0.5]> : tensor<3xf64>
    func.return
  }
}
