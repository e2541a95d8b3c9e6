// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.convert on f16, special values
//   S: rank 0
//   E: f16
//   F: f16
// legal 0 0: [-0.410888671875]

module {
func.func @program() -> tensor<f16> {
  %0 = stablehlo.constant dense<-0.41088867> : tensor<f16>
  %1 = stablehlo.convert %0 : tensor<f16>
  return %1 : tensor<f16>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<f16>)
    %v0 = stablehlo.convert %r : (tensor<f16>) -> tensor<f64>
    check.expect_eq_const %v0, dense<-0.410888671875> : tensor<f64>
    func.return
  }
}
