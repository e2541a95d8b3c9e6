// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.iota on i32, exact values
//   n: more
//   S: rank 0
//   E: i32
//   iota_dimension: first
// legal 0 0: [0,1]

module {
func.func @program() -> tensor<2xi32> {
  %0 = stablehlo.iota dim = 0 : tensor<2xi32>
  return %0 : tensor<2xi32>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<2xi32>)
    check.expect_eq_const %r, dense<[0, 1]> : tensor<2xi32>
    func.return
  }
}
