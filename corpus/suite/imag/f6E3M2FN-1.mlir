// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.imag on f6E3M2FN, exact values
//   S: rank 0
//   E: f6E3M2FN
// legal 0 0: [0.0]

module {
func.func @program() -> tensor<f6E3M2FN> {
  %0 = stablehlo.constant dense<-0.0> : tensor<f6E3M2FN>
  %1 = stablehlo.imag %0 : tensor<f6E3M2FN>
  return %1 : tensor<f6E3M2FN>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<f6E3M2FN>)
    %v0 = stablehlo.convert %r : (tensor<f6E3M2FN>) -> tensor<f64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<f64>) -> tensor<i64>
    check.expect_eq_const %v1, dense<0> : tensor<i64>
    func.return
  }
}
