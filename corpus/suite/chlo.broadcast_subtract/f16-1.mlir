// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<1.0> : tensor<f16>]'
// RUN: : @program
// chlo.broadcast_subtract on f16, special values
//   A: rank 0
//   m: low
//   E: f16
//   broadcast_dimensions: absent
// legal 0 0: [4.046875]

module {
func.func @program(%arg0: tensor<f16>) -> tensor<f16> {
  %0 = stablehlo.constant dense<-3.046875> : tensor<f16>
  %1 = chlo.broadcast_subtract %arg0, %0 : (tensor<f16>, tensor<f16>) -> tensor<f16>
  return %1 : tensor<f16>
}

  func.func @main(%input0: tensor<f16>) {
    %r = func.call @program(%input0) : (tensor<f16>) -> (tensor<f16>)
    %v0 = stablehlo.convert %r : (tensor<f16>) -> tensor<f64>
    check.expect_eq_const %v0, dense<4.046875> : tensor<f64>
    func.return
  }
}
