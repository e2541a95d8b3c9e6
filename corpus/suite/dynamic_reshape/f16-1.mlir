// RUN: stablehlo-translate --interpret %s --args='[dense<-2.0> : tensor<f16>]'
// RUN: : @program
// stablehlo.dynamic_reshape on f16, exact values
//   S: rank 0
//   T: more axes
//   E: f16
//   I: ui4
// legal 0 0: [-2.0]

module {
func.func @program(%arg0: tensor<f16>) -> tensor<1x1x1xf16> {
  %0 = stablehlo.constant dense<[1, 1, 1]> : tensor<3xui4>
  %1 = stablehlo.dynamic_reshape %arg0, %0 : (tensor<f16>, tensor<3xui4>) -> tensor<1x1x1xf16>
  return %1 : tensor<1x1x1xf16>
}

  func.func @main(%input0: tensor<f16>) {
    %r = func.call @program(%input0) : (tensor<f16>) -> (tensor<1x1x1xf16>)
    %v0 = stablehlo.convert %r : (tensor<1x1x1xf16>) -> tensor<1x1x1xf64>
    check.expect_eq_const %v0, dense<-2.0> : tensor<1x1x1xf64>
    func.return
  }
}
