// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<true> : tensor<i1>, dense<[[-1.0, -1.0], [-6.0, -6.0]]> : tensor<2x2xf4E2M1FN>, dense<[[-1.0], [1.0]]> : tensor<2x1xf4E2M1FN>]'
// RUN: : @program
// chlo.broadcast_select on i1, special values
//   P: rank 0
//   E: f4E2M1FN
//   T: more
//   F: alternative 1 (otherwise)
//   F: alternative 2 (otherwise)
// legal 0 0: [-1.0,-1.0,-6.0,-6.0]

module {
func.func @program(%arg0: tensor<i1>, %arg1: tensor<2x2xf4E2M1FN>, %arg2: tensor<2x1xf4E2M1FN>) -> tensor<2x2xf4E2M1FN> {
  %0 = chlo.broadcast_select %arg0, %arg1, %arg2 : (tensor<i1>, tensor<2x2xf4E2M1FN>, tensor<2x1xf4E2M1FN>) -> tensor<2x2xf4E2M1FN>
  return %0 : tensor<2x2xf4E2M1FN>
}

  func.func @main(%input0: tensor<i1>, %input1: tensor<2x2xf4E2M1FN>, %input2: tensor<2x1xf4E2M1FN>) {
    %r = func.call @program(%input0, %input1, %input2) : (tensor<i1>, tensor<2x2xf4E2M1FN>, tensor<2x1xf4E2M1FN>) -> (tensor<2x2xf4E2M1FN>)
    %v0 = stablehlo.convert %r : (tensor<2x2xf4E2M1FN>) -> tensor<2x2xf64>
    check.expect_eq_const %v0, dense<[[-1.0, -1.0], [-6.0, -6.0]]> : tensor<2x2xf64>
    func.return
  }
}
