// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<4.8007812> : tensor<f16>, dense<0.56396484> : tensor<f16>]'
// RUN: : @program
// chlo.broadcast_next_after on f16, special values
//   A: rank 0
//   m: low
//   E: f16
//   broadcast_dimensions: absent
// legal 0 0: [4.796875]

module {
func.func @program(%arg0: tensor<f16>, %arg1: tensor<f16>) -> tensor<f16> {
  %0 = chlo.broadcast_next_after %arg0, %arg1 : (tensor<f16>, tensor<f16>) -> tensor<f16>
  return %0 : tensor<f16>
}

  func.func @main(%input0: tensor<f16>, %input1: tensor<f16>) {
    %r = func.call @program(%input0, %input1) : (tensor<f16>, tensor<f16>) -> (tensor<f16>)
    %v0 = stablehlo.convert %r : (tensor<f16>) -> tensor<f64>
    check.expect_eq_const %v0, dense<4.796875> : tensor<f64>
    func.return
  }
}
