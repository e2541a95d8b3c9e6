// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<-2.0> : tensor<f16>]'
// RUN: : @program
// chlo.broadcast_power on f16, exact values
//   A: rank 0
//   m: low
//   E: f16
//   broadcast_dimensions: absent
// legal 0 0: [[3.984375,4.015625]]

module {
func.func @program(%arg0: tensor<f16>) -> tensor<f16> {
  %0 = stablehlo.constant dense<-0.5> : tensor<f16>
  %1 = chlo.broadcast_power %0, %arg0 : (tensor<f16>, tensor<f16>) -> tensor<f16>
  return %1 : tensor<f16>
}

  func.func @main(%input0: tensor<f16>) {
    %r = func.call @program(%input0) : (tensor<f16>) -> (tensor<f16>)
    %v0 = stablehlo.convert %r : (tensor<f16>) -> tensor<f64>
    %v1 = stablehlo.constant dense<4.015625> : tensor<f64>
    %v2 = stablehlo.constant dense<3.984375> : tensor<f64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v5 = stablehlo.and %v3, %v4 : tensor<i1>
    check.expect_eq_const %v5, dense<true> : tensor<i1>
    func.return
  }
}
