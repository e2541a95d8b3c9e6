// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.count_leading_zeros on i16, special values
//   S: rank 1
//   S: has 1
//   E: i16
// legal 0 0: [0]

module {
func.func @program() -> tensor<1xi16> {
  %0 = stablehlo.constant dense<[-6]> : tensor<1xi16>
  %1 = stablehlo.count_leading_zeros %0 : tensor<1xi16>
  return %1 : tensor<1xi16>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<1xi16>)
    check.expect_eq_const %r, dense<0> : tensor<1xi16>
    func.return
  }
}
