// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.real_dynamic_slice on i8, exact values
//   S: rank 0
//   E: i8
//   I: i8
// legal 0 0: [5]

module {
func.func @program() -> tensor<i8> {
  %0 = stablehlo.constant dense<5> : tensor<i8>
  %1 = stablehlo.constant dense<> : tensor<0xi8>
  %2 = stablehlo.constant dense<> : tensor<0xi8>
  %3 = stablehlo.constant dense<> : tensor<0xi8>
  %4 = stablehlo.real_dynamic_slice %0, %1, %2, %3 : (tensor<i8>, tensor<0xi8>, tensor<0xi8>, tensor<0xi8>) -> tensor<i8>
  return %4 : tensor<i8>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<i8>)
    check.expect_eq_const %r, dense<5> : tensor<i8>
    func.return
  }
}
