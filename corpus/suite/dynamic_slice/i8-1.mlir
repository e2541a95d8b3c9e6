// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.dynamic_slice on i8, exact values
//   S: rank 0
//   E: i8
//   I: i8
// legal 0 0: [6]

module {
func.func @program() -> tensor<i8> {
  %0 = stablehlo.constant dense<6> : tensor<i8>
  %1 = stablehlo.dynamic_slice %0, sizes = [] : (tensor<i8>) -> tensor<i8>
  return %1 : tensor<i8>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<i8>)
    check.expect_eq_const %r, dense<6> : tensor<i8>
    func.return
  }
}
