// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[]'
// RUN: : @program
// chlo.tan on f64, envelope values
//   S: rank 0
//   E: f64
// legal 0 0: [[1.8896495332209517,1.8896495332209542]]

module {
func.func @program() -> tensor<f64> {
  %0 = stablehlo.constant dense<-2.057529091532852> : tensor<f64>
  %1 = chlo.tan %0 : tensor<f64> -> tensor<f64>
  return %1 : tensor<f64>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<f64>)
    %v0 = stablehlo.constant dense<1.8896495332209542> : tensor<f64>
    %v1 = stablehlo.constant dense<1.8896495332209517> : tensor<f64>
    %v2 = stablehlo.compare GE, %r, %v1, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v3 = stablehlo.compare LE, %r, %v0, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v4 = stablehlo.and %v2, %v3 : tensor<i1>
    check.expect_eq_const %v4, dense<true> : tensor<i1>
    func.return
  }
}
