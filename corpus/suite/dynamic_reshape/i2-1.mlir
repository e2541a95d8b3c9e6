// RUN: stablehlo-translate --interpret %s --args='[dense<[0]> : tensor<1xi2>]'
// RUN: : @program
// stablehlo.dynamic_reshape on i2, exact values
//   S: rank 1
//   S: has 1
//   T: more axes
//   E: i2
//   I: i2
// legal 0 0: [0]

module {
func.func @program(%arg0: tensor<1xi2>) -> tensor<1x1x1x1xi2> {
  %0 = stablehlo.constant dense<[1, 1, 1, 1]> : tensor<4xi2>
  %1 = stablehlo.dynamic_reshape %arg0, %0 : (tensor<1xi2>, tensor<4xi2>) -> tensor<1x1x1x1xi2>
  return %1 : tensor<1x1x1x1xi2>
}

  func.func @main(%input0: tensor<1xi2>) {
    %r = func.call @program(%input0) : (tensor<1xi2>) -> (tensor<1x1x1x1xi2>)
    check.expect_eq_const %r, dense<0> : tensor<1x1x1x1xi2>
    func.return
  }
}
