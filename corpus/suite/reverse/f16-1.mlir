// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.reverse on f16, exact values
//   S: rank 0
//   E: f16
//   dimensions: empty
// legal 0 0: [-5.0]

module {
func.func @program() -> tensor<f16> {
  %0 = stablehlo.constant dense<-5.0> : tensor<f16>
  %1 = stablehlo.reverse %0, dims = [] : tensor<f16>
  return %1 : tensor<f16>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<f16>)
    %v0 = stablehlo.convert %r : (tensor<f16>) -> tensor<f64>
    check.expect_eq_const %v0, dense<-5.0> : tensor<f64>
    func.return
  }
}
