// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<-7.0> : tensor<f16>, dense<-3.5> : tensor<f16>]'
// RUN: : @program
// chlo.broadcast_maximum on f16, exact values
//   A: rank 0
//   m: low
//   E: f16
//   broadcast_dimensions: given
//   broadcast_dimensions: first
//   broadcast_dimensions: last
// legal 0 0: [-3.5]

module {
func.func @program(%arg0: tensor<f16>, %arg1: tensor<f16>) -> tensor<f16> {
  %0 = chlo.broadcast_maximum %arg0, %arg1 {broadcast_dimensions = array<i64>} : (tensor<f16>, tensor<f16>) -> tensor<f16>
  return %0 : tensor<f16>
}

  func.func @main(%input0: tensor<f16>, %input1: tensor<f16>) {
    %r = func.call @program(%input0, %input1) : (tensor<f16>, tensor<f16>) -> (tensor<f16>)
    %v0 = stablehlo.convert %r : (tensor<f16>) -> tensor<f64>
    check.expect_eq_const %v0, dense<-3.5> : tensor<f64>
    func.return
  }
}
