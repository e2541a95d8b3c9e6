// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[-1.0], [0.5], [1.0]]> : tensor<3x1xf4E2M1FN>, dense<[[2.0, 1.5]]> : tensor<1x2xf4E2M1FN>]'
// RUN: : @program
// chlo.broadcast_remainder on f4E2M1FN, envelope values
//   A: rank 2
//   A: has 1
//   E: f4E2M1FN
//   broadcast_dimensions: absent
//   B: more
//   B: alternative 2 (otherwise)
// legal 0 0: [-1.0,-1.0,0.5,0.5,1.0,1.0]

module {
func.func @program(%arg0: tensor<3x1xf4E2M1FN>, %arg1: tensor<1x2xf4E2M1FN>) -> tensor<3x2xf4E2M1FN> {
  %0 = chlo.broadcast_remainder %arg0, %arg1 : (tensor<3x1xf4E2M1FN>, tensor<1x2xf4E2M1FN>) -> tensor<3x2xf4E2M1FN>
  return %0 : tensor<3x2xf4E2M1FN>
}

  func.func @main(%input0: tensor<3x1xf4E2M1FN>, %input1: tensor<1x2xf4E2M1FN>) {
    %r = func.call @program(%input0, %input1) : (tensor<3x1xf4E2M1FN>, tensor<1x2xf4E2M1FN>) -> (tensor<3x2xf4E2M1FN>)
    %v0 = stablehlo.convert %r : (tensor<3x2xf4E2M1FN>) -> tensor<3x2xf64>
    check.expect_eq_const %v0, dense<[[-1.0, -1.0], [0.5, 0.5], [1.0, 1.0]]> : tensor<3x2xf64>
    func.return
  }
}
