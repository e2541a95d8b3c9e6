// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[]'
// RUN: : @program
// chlo.sinh on f64, envelope values
//   S: rank 0
//   E: f64
// legal 0 0: [[30.828280164448262,30.828280164448294]]

module {
func.func @program() -> tensor<f64> {
  %0 = stablehlo.constant dense<4.1218425845697455> : tensor<f64>
  %1 = chlo.sinh %0 : tensor<f64> -> tensor<f64>
  return %1 : tensor<f64>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<f64>)
    %v0 = stablehlo.constant dense<30.828280164448294> : tensor<f64>
    %v1 = stablehlo.constant dense<30.828280164448262> : tensor<f64>
    %v2 = stablehlo.compare GE, %r, %v1, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v3 = stablehlo.compare LE, %r, %v0, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v4 = stablehlo.and %v2, %v3 : tensor<i1>
    check.expect_eq_const %v4, dense<true> : tensor<i1>
    func.return
  }
}
