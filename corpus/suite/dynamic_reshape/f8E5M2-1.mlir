// RUN: stablehlo-translate --interpret %s --args='[dense<[[-0.875, 0.25]]> : tensor<1x2xf8E5M2>]'
// RUN: : @program
// stablehlo.dynamic_reshape on f8E5M2, envelope values
//   S: rank 2
//   S: has 1
//   T: same
//   E: f8E5M2
//   I: ui64
// legal 0 0: [-0.875,0.25]

module {
func.func @program(%arg0: tensor<1x2xf8E5M2>) -> tensor<1x2xf8E5M2> {
  %0 = stablehlo.constant dense<[1, 2]> : tensor<2xui64>
  %1 = stablehlo.dynamic_reshape %arg0, %0 : (tensor<1x2xf8E5M2>, tensor<2xui64>) -> tensor<1x2xf8E5M2>
  return %1 : tensor<1x2xf8E5M2>
}

  func.func @main(%input0: tensor<1x2xf8E5M2>) {
    %r = func.call @program(%input0) : (tensor<1x2xf8E5M2>) -> (tensor<1x2xf8E5M2>)
    %v0 = stablehlo.convert %r : (tensor<1x2xf8E5M2>) -> tensor<1x2xf64>
    check.expect_eq_const %v0, dense<[[-0.875, 0.25]]> : tensor<1x2xf64>
    func.return
  }
}
