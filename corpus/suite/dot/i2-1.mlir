// RUN: stablehlo-translate --interpret %s --args='[dense<[[1, -1], [1, -1]]> : tensor<2x2xi2>, dense<[-1, -1]> : tensor<2xi2>]'
// RUN: : @program
// stablehlo.dot on i2, envelope values
//   M: rank 1
//   N: rank 0
//   k: more
//   E: i2
//   F: i2
//   precision_config: given
//   precision_config: HIGH
// legal 0 0: [0,0]

module {
func.func @program(%arg0: tensor<2x2xi2>, %arg1: tensor<2xi2>) -> tensor<2xi2> {
  %0 = stablehlo.dot %arg0, %arg1, precision = [HIGH, HIGH] : (tensor<2x2xi2>, tensor<2xi2>) -> tensor<2xi2>
  return %0 : tensor<2xi2>
}

  func.func @main(%input0: tensor<2x2xi2>, %input1: tensor<2xi2>) {
    %r = func.call @program(%input0, %input1) : (tensor<2x2xi2>, tensor<2xi2>) -> (tensor<2xi2>)
    check.expect_eq_const %r, dense<0> : tensor<2xi2>
    func.return
  }
}
