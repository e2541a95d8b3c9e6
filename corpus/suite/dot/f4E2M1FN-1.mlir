// RUN: stablehlo-translate --interpret %s --args='[dense<[[0.5], [-2.0], [-4.0], [0.5]]> : tensor<4x1xf4E2M1FN>, dense<[[-0.0, -0.5]]> : tensor<1x2xf4E2M1FN>]'
// RUN: : @program
// stablehlo.dot on f4E2M1FN, special values
//   M: rank 1
//   N: rank 1
//   k: 1
//   E: f4E2M1FN
//   F: f4E2M1FN
//   precision_config: absent
// legal 0 0: [[0.0,0.0],[-0.0,0.0],[0.0,0.0],1.0,[0.0,0.0],2.0,[0.0,0.0],[-0.0,0.0]]

module {
func.func @program(%arg0: tensor<4x1xf4E2M1FN>, %arg1: tensor<1x2xf4E2M1FN>) -> tensor<4x2xf4E2M1FN> {
  %0 = stablehlo.dot %arg0, %arg1 : (tensor<4x1xf4E2M1FN>, tensor<1x2xf4E2M1FN>) -> tensor<4x2xf4E2M1FN>
  return %0 : tensor<4x2xf4E2M1FN>
}

  func.func @main(%input0: tensor<4x1xf4E2M1FN>, %input1: tensor<1x2xf4E2M1FN>) {
    %r = func.call @program(%input0, %input1) : (tensor<4x1xf4E2M1FN>, tensor<1x2xf4E2M1FN>) -> (tensor<4x2xf4E2M1FN>)
    %v0 = stablehlo.convert %r : (tensor<4x2xf4E2M1FN>) -> tensor<4x2xf64>
    check.expect_eq_const %v0, dense<[[0.0, -0.0], [0.0, 1.0], [0.0, 2.0], [0.0, -0.0]]> : tensor<4x2xf64>
    func.return
  }
}
