// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.dynamic_pad on f6E3M2FN, special values
//   S: rank 0
//   E: f6E3M2FN
//   I: ui8
// legal 0 0: [-6.0]

module {
func.func @program() -> tensor<f6E3M2FN> {
  %0 = stablehlo.constant dense<-6.0> : tensor<f6E3M2FN>
  %1 = stablehlo.constant dense<-4.0> : tensor<f6E3M2FN>
  %2 = stablehlo.constant dense<> : tensor<0xui8>
  %3 = stablehlo.constant dense<> : tensor<0xui8>
  %4 = stablehlo.constant dense<> : tensor<0xui8>
  %5 = stablehlo.dynamic_pad %0, %1, %2, %3, %4 : (tensor<f6E3M2FN>, tensor<f6E3M2FN>, tensor<0xui8>, tensor<0xui8>, tensor<0xui8>) -> tensor<f6E3M2FN>
  return %5 : tensor<f6E3M2FN>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<f6E3M2FN>)
    %v0 = stablehlo.convert %r : (tensor<f6E3M2FN>) -> tensor<f64>
    check.expect_eq_const %v0, dense<-6.0> : tensor<f64>
    func.return
  }
}
