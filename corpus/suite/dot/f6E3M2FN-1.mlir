// RUN: stablehlo-translate --interpret %s --args='[dense<[0.5]> : tensor<1xf6E3M2FN>]'
// RUN: : @program
// stablehlo.dot on f6E3M2FN, special values
//   M: rank 0
//   N: rank 1
//   k: 1
//   E: f6E3M2FN
//   F: f6E3M2FN
//   precision_config: absent
// legal 0 0: [[0.0,0.0],-0.125,0.25,0.125]

module {
func.func @program(%arg0: tensor<1xf6E3M2FN>) -> tensor<4xf6E3M2FN> {
  %0 = stablehlo.constant dense<[[0.0, -0.3125, 0.5, 0.25]]> : tensor<1x4xf6E3M2FN>
  %1 = stablehlo.dot %arg0, %0 : (tensor<1xf6E3M2FN>, tensor<1x4xf6E3M2FN>) -> tensor<4xf6E3M2FN>
  return %1 : tensor<4xf6E3M2FN>
}

  func.func @main(%input0: tensor<1xf6E3M2FN>) {
    %r = func.call @program(%input0) : (tensor<1xf6E3M2FN>) -> (tensor<4xf6E3M2FN>)
    %v0 = stablehlo.convert %r : (tensor<4xf6E3M2FN>) -> tensor<4xf64>
    check.expect_eq_const %v0, dense<[0.0, -0.125, 0.25, 0.125]> : tensor<4xf64>
    func.return
  }
}
