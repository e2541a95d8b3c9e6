// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.iota on i32, exact values
//   n: 1
//   S: rank 0
//   E: i32
//   iota_dimension: first
// legal 0 0: [0]

module {
func.func @program() -> tensor<1xi32> {
  %0 = stablehlo.iota dim = 0 : tensor<1xi32>
  return %0 : tensor<1xi32>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<1xi32>)
    check.expect_eq_const %r, dense<0> : tensor<1xi32>
    func.return
  }
}
