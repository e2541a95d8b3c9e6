// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[]'
// RUN: : @program
// chlo.cosh on f8E4M3, special values
//   S: rank 0
//   E: f8E4M3
// legal 0 0: [[0.9375,1.0]]

module {
func.func @program() -> tensor<f8E4M3> {
  %0 = stablehlo.constant dense<0.001953125> : tensor<f8E4M3>
  %1 = chlo.cosh %0 : tensor<f8E4M3> -> tensor<f8E4M3>
  return %1 : tensor<f8E4M3>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<f8E4M3>)
    %v0 = stablehlo.convert %r : (tensor<f8E4M3>) -> tensor<f64>
    %v1 = stablehlo.constant dense<1.0> : tensor<f64>
    %v2 = stablehlo.constant dense<0.9375> : tensor<f64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v5 = stablehlo.and %v3, %v4 : tensor<i1>
    check.expect_eq_const %v5, dense<true> : tensor<i1>
    func.return
  }
}
