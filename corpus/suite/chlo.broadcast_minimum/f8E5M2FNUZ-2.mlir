// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[-1.0, 0.0]> : tensor<2xf8E5M2FNUZ>]'
// RUN: : @program
// chlo.broadcast_minimum on f8E5M2FNUZ, exact values
//   A: rank 1
//   m: low + 1
//   E: f8E5M2FNUZ
//   broadcast_dimensions: absent
//   B: alternative 1 (otherwise)
// legal 0 0: [-1.0,[0.0,0.0]]

module {
func.func @program(%arg0: tensor<2xf8E5M2FNUZ>) -> tensor<2xf8E5M2FNUZ> {
  %0 = stablehlo.constant dense<[0.0, 0.0]> : tensor<2xf8E5M2FNUZ>
  %1 = chlo.broadcast_minimum %0, %arg0 : (tensor<2xf8E5M2FNUZ>, tensor<2xf8E5M2FNUZ>) -> tensor<2xf8E5M2FNUZ>
  return %1 : tensor<2xf8E5M2FNUZ>
}

  func.func @main(%input0: tensor<2xf8E5M2FNUZ>) {
    %r = func.call @program(%input0) : (tensor<2xf8E5M2FNUZ>) -> (tensor<2xf8E5M2FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<2xf8E5M2FNUZ>) -> tensor<2xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<2xf64>) -> tensor<2xi64>
    check.expect_eq_const %v1, dense<[-4616189618054758400, 0]> : tensor<2xi64>
    func.return
  }
}
