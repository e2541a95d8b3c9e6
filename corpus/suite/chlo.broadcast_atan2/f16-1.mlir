// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<-2.3007812> : tensor<f16>, dense<6.097555e-05> : tensor<f16>]'
// RUN: : @program
// chlo.broadcast_atan2 on f16, special values
//   A: rank 0
//   m: low
//   E: f16
//   broadcast_dimensions: absent
// legal 0 0: [[-1.572265625,-1.5693359375]]

module {
func.func @program(%arg0: tensor<f16>, %arg1: tensor<f16>) -> tensor<f16> {
  %0 = chlo.broadcast_atan2 %arg0, %arg1 : (tensor<f16>, tensor<f16>) -> tensor<f16>
  return %0 : tensor<f16>
}

  func.func @main(%input0: tensor<f16>, %input1: tensor<f16>) {
    %r = func.call @program(%input0, %input1) : (tensor<f16>, tensor<f16>) -> (tensor<f16>)
    %v0 = stablehlo.convert %r : (tensor<f16>) -> tensor<f64>
    %v1 = stablehlo.constant dense<-1.5693359375> : tensor<f64>
    %v2 = stablehlo.constant dense<-1.572265625> : tensor<f64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v5 = stablehlo.and %v3, %v4 : tensor<i1>
    check.expect_eq_const %v5, dense<true> : tensor<i1>
    func.return
  }
}
