// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.iota on i16, envelope values
//   n: more
//   S: rank 0
//   E: i16
//   iota_dimension: first
// legal 0 0: [0,1]

module {
func.func @program() -> tensor<2xi16> {
  %0 = stablehlo.iota dim = 0 : tensor<2xi16>
  return %0 : tensor<2xi16>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<2xi16>)
    check.expect_eq_const %r, dense<[0, 1]> : tensor<2xi16>
    func.return
  }
}
