// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<1.5> : tensor<f16>]'
// RUN: : @program
// chlo.broadcast_multiply on f16, exact values
//   A: rank 2
//   A: has 1
//   m: low
//   E: f16
//   broadcast_dimensions: given
//   broadcast_dimensions: first
//   broadcast_dimensions: last
// legal 0 0: [4.5,0.0]

module {
func.func @program(%arg0: tensor<f16>) -> tensor<1x2xf16> {
  %0 = stablehlo.constant dense<[[3.0, 0.0]]> : tensor<1x2xf16>
  %1 = chlo.broadcast_multiply %0, %arg0 {broadcast_dimensions = array<i64>} : (tensor<1x2xf16>, tensor<f16>) -> tensor<1x2xf16>
  return %1 : tensor<1x2xf16>
}

  func.func @main(%input0: tensor<f16>) {
    %r = func.call @program(%input0) : (tensor<f16>) -> (tensor<1x2xf16>)
    %v0 = stablehlo.convert %r : (tensor<1x2xf16>) -> tensor<1x2xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<1x2xf64>) -> tensor<1x2xi64>
    check.expect_eq_const %v1, dense<[[4616752568008179712, 0]]> : tensor<1x2xi64>
    func.return
  }
}
