// RUN: stablehlo-translate --interpret %s --args='[dense<[0.25, 0.0, -0.5, -0.5]> : tensor<4xf8E5M2>, dense<[[-0.5], [1.0], [-1.0], [-1.0]]> : tensor<4x1xf8E5M2>]'
// RUN: : @program
// stablehlo.dot on f8E5M2, exact values
//   M: rank 0
//   N: rank 1
//   N: has 1
//   k: more
//   E: f8E5M2
//   F: f8E5M2
//   precision_config: given
//   precision_config: DEFAULT
//   precision_config: HIGHEST
// legal 0 0: [0.875]

module {
func.func @program(%arg0: tensor<4xf8E5M2>, %arg1: tensor<4x1xf8E5M2>) -> tensor<1xf8E5M2> {
  %0 = stablehlo.dot %arg0, %arg1, precision = [HIGHEST, DEFAULT] : (tensor<4xf8E5M2>, tensor<4x1xf8E5M2>) -> tensor<1xf8E5M2>
  return %0 : tensor<1xf8E5M2>
}

  func.func @main(%input0: tensor<4xf8E5M2>, %input1: tensor<4x1xf8E5M2>) {
    %r = func.call @program(%input0, %input1) : (tensor<4xf8E5M2>, tensor<4x1xf8E5M2>) -> (tensor<1xf8E5M2>)
    %v0 = stablehlo.convert %r : (tensor<1xf8E5M2>) -> tensor<1xf64>
    check.expect_eq_const %v0, dense<0.875> : tensor<1xf64>
    func.return
  }
}
