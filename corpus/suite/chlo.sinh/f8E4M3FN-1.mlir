// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[]'
// RUN: : @program
// chlo.sinh on f8E4M3FN, envelope values
//   S: rank 0
//   E: f8E4M3FN
// legal 0 0: [[-3.75,-3.5]]

module {
func.func @program() -> tensor<f8E4M3FN> {
  %0 = stablehlo.constant dense<-2.0> : tensor<f8E4M3FN>
  %1 = chlo.sinh %0 : tensor<f8E4M3FN> -> tensor<f8E4M3FN>
  return %1 : tensor<f8E4M3FN>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<f8E4M3FN>)
    %v0 = stablehlo.convert %r : (tensor<f8E4M3FN>) -> tensor<f64>
    %v1 = stablehlo.constant dense<-3.5> : tensor<f64>
    %v2 = stablehlo.constant dense<-3.75> : tensor<f64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v5 = stablehlo.and %v3, %v4 : tensor<i1>
    check.expect_eq_const %v5, dense<true> : tensor<i1>
    func.return
  }
}
