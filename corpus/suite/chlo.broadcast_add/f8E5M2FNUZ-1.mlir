// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<0.0> : tensor<f8E5M2FNUZ>]'
// RUN: : @program
// chlo.broadcast_add on f8E5M2FNUZ, exact values
//   A: rank 0
//   E: f8E5M2FNUZ
//   broadcast_dimensions: absent
//   B: 1
//   B: more
// legal 0 0: [-1.0,1.0,0.5,1.0]

module {
func.func @program(%arg0: tensor<f8E5M2FNUZ>) -> tensor<1x4xf8E5M2FNUZ> {
  %0 = stablehlo.constant dense<[[-1.0, 1.0, 0.5, 1.0]]> : tensor<1x4xf8E5M2FNUZ>
  %1 = chlo.broadcast_add %arg0, %0 : (tensor<f8E5M2FNUZ>, tensor<1x4xf8E5M2FNUZ>) -> tensor<1x4xf8E5M2FNUZ>
  return %1 : tensor<1x4xf8E5M2FNUZ>
}

  func.func @main(%input0: tensor<f8E5M2FNUZ>) {
    %r = func.call @program(%input0) : (tensor<f8E5M2FNUZ>) -> (tensor<1x4xf8E5M2FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<1x4xf8E5M2FNUZ>) -> tensor<1x4xf64>
    check.expect_eq_const %v0, dense<[[-1.0, 1.0, 0.5, 1.0]]> : tensor<1x4xf64>
    func.return
  }
}
