// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[]'
// RUN: : @program
// chlo.tan on f16, envelope values
//   S: rank 0
//   E: f16
// legal 0 0: [[0.572265625,0.57421875]]

module {
func.func @program() -> tensor<f16> {
  %0 = stablehlo.constant dense<-2.6210938> : tensor<f16>
  %1 = chlo.tan %0 : tensor<f16> -> tensor<f16>
  return %1 : tensor<f16>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<f16>)
    %v0 = stablehlo.convert %r : (tensor<f16>) -> tensor<f64>
    %v1 = stablehlo.constant dense<0.57421875> : tensor<f64>
    %v2 = stablehlo.constant dense<0.572265625> : tensor<f64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v5 = stablehlo.and %v3, %v4 : tensor<i1>
    check.expect_eq_const %v5, dense<true> : tensor<i1>
    func.return
  }
}
