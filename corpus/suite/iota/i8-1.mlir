// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.iota on i8, exact values
//   n: 1
//   S: rank 0
//   E: i8
//   iota_dimension: first
// legal 0 0: [0]

module {
func.func @program() -> tensor<1xi8> {
  %0 = stablehlo.iota dim = 0 : tensor<1xi8>
  return %0 : tensor<1xi8>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<1xi8>)
    check.expect_eq_const %r, dense<0> : tensor<1xi8>
    func.return
  }
}
