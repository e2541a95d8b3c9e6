// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<-0.0> : tensor<f16>]'
// RUN: : @program
// chlo.erfc on f16, exact values
//   S: rank 0
//   E: f16
// legal 0 0: [[0.99609375,1.00390625]]

module {
func.func @program(%arg0: tensor<f16>) -> tensor<f16> {
  %0 = chlo.erfc %arg0 : tensor<f16> -> tensor<f16>
  return %0 : tensor<f16>
}

  func.func @main(%input0: tensor<f16>) {
    %r = func.call @program(%input0) : (tensor<f16>) -> (tensor<f16>)
    %v0 = stablehlo.convert %r : (tensor<f16>) -> tensor<f64>
    %v1 = stablehlo.constant dense<1.00390625> : tensor<f64>
    %v2 = stablehlo.constant dense<0.99609375> : tensor<f64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v5 = stablehlo.and %v3, %v4 : tensor<i1>
    check.expect_eq_const %v5, dense<true> : tensor<i1>
    func.return
  }
}
