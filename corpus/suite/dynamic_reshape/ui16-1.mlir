// RUN: stablehlo-translate --interpret %s --args='[dense<7> : tensor<ui16>]'
// RUN: : @program
// stablehlo.dynamic_reshape on ui16, exact values
//   S: rank 0
//   T: more axes
//   E: ui16
//   I: i32
// legal 0 0: [7]

module {
func.func @program(%arg0: tensor<ui16>) -> tensor<1x1xui16> {
  %0 = stablehlo.constant dense<[1, 1]> : tensor<2xi32>
  %1 = stablehlo.dynamic_reshape %arg0, %0 : (tensor<ui16>, tensor<2xi32>) -> tensor<1x1xui16>
  return %1 : tensor<1x1xui16>
}

  func.func @main(%input0: tensor<ui16>) {
    %r = func.call @program(%input0) : (tensor<ui16>) -> (tensor<1x1xui16>)
    check.expect_eq_const %r, dense<7> : tensor<1x1xui16>
    func.return
  }
}
