// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.real_dynamic_slice on f6E2M3FN, special values
//   S: rank 0
//   E: f6E2M3FN
//   I: i8
// legal 0 0: [3.75]

module {
func.func @program() -> tensor<f6E2M3FN> {
  %0 = stablehlo.constant dense<3.75> : tensor<f6E2M3FN>
  %1 = stablehlo.constant dense<> : tensor<0xi8>
  %2 = stablehlo.constant dense<> : tensor<0xi8>
  %3 = stablehlo.constant dense<> : tensor<0xi8>
  %4 = stablehlo.real_dynamic_slice %0, %1, %2, %3 : (tensor<f6E2M3FN>, tensor<0xi8>, tensor<0xi8>, tensor<0xi8>) -> tensor<f6E2M3FN>
  return %4 : tensor<f6E2M3FN>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<f6E2M3FN>)
    %v0 = stablehlo.convert %r : (tensor<f6E2M3FN>) -> tensor<f64>
    check.expect_eq_const %v0, dense<3.75> : tensor<f64>
    func.return
  }
}
