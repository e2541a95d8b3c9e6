// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[-2.0, 0.0, 2.0]> : tensor<3xf8E5M2>]'
// RUN: : @program
// chlo.broadcast_atan2 on f8E5M2, exact values
//   A: rank 1
//   m: low
//   E: f8E5M2
//   broadcast_dimensions: absent
// legal 0 0: [-1.5,0.0,1.5]

module {
func.func @program(%arg0: tensor<3xf8E5M2>) -> tensor<3xf8E5M2> {
  %0 = stablehlo.constant dense<0.0> : tensor<f8E5M2>
  %1 = chlo.broadcast_atan2 %arg0, %0 : (tensor<3xf8E5M2>, tensor<f8E5M2>) -> tensor<3xf8E5M2>
  return %1 : tensor<3xf8E5M2>
}

  func.func @main(%input0: tensor<3xf8E5M2>) {
    %r = func.call @program(%input0) : (tensor<3xf8E5M2>) -> (tensor<3xf8E5M2>)
    %v0 = stablehlo.convert %r : (tensor<3xf8E5M2>) -> tensor<3xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<3xf64>) -> tensor<3xi64>
    check.expect_eq_const %v1, dense<[-4613937818241073152, 0, 4609434218613702656]> : tensor<3xi64>
    func.return
  }
}
