// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<0.5> : tensor<f16>]'
// RUN: : @program
// chlo.broadcast_remainder on f16, exact values
//   A: rank 0
//   m: low
//   E: f16
//   broadcast_dimensions: absent
// legal 0 0: [0.0]

module {
func.func @program(%arg0: tensor<f16>) -> tensor<f16> {
  %0 = stablehlo.constant dense<0.5> : tensor<f16>
  %1 = chlo.broadcast_remainder %arg0, %0 : (tensor<f16>, tensor<f16>) -> tensor<f16>
  return %1 : tensor<f16>
}

  func.func @main(%input0: tensor<f16>) {
    %r = func.call @program(%input0) : (tensor<f16>) -> (tensor<f16>)
    %v0 = stablehlo.convert %r : (tensor<f16>) -> tensor<f64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<f64>) -> tensor<i64>
    check.expect_eq_const %v1, dense<0> : tensor<i64>
    func.return
  }
}
