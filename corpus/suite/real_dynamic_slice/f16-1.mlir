// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.real_dynamic_slice on f16, exact values
//   S: rank 0
//   E: f16
//   I: i2
// legal 0 0: [-2.5]

module {
func.func @program() -> tensor<f16> {
  %0 = stablehlo.constant dense<-2.5> : tensor<f16>
  %1 = stablehlo.constant dense<> : tensor<0xi2>
  %2 = stablehlo.constant dense<> : tensor<0xi2>
  %3 = stablehlo.constant dense<> : tensor<0xi2>
  %4 = stablehlo.real_dynamic_slice %0, %1, %2, %3 : (tensor<f16>, tensor<0xi2>, tensor<0xi2>, tensor<0xi2>) -> tensor<f16>
  return %4 : tensor<f16>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<f16>)
    %v0 = stablehlo.convert %r : (tensor<f16>) -> tensor<f64>
    check.expect_eq_const %v0, dense<-2.5> : tensor<f64>
    func.return
  }
}
