// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.dynamic_iota on i16, special values
//   n: more
//   S: rank 0
//   E: i16
//   iota_dimension: first
//   I: i16
// legal 0 0: [0,1]

module {
func.func @program() -> tensor<2xi16> {
  %0 = stablehlo.constant dense<[2]> : tensor<1xi16>
  %1 = stablehlo.dynamic_iota %0, dim = 0 : (tensor<1xi16>) -> tensor<2xi16>
  return %1 : tensor<2xi16>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<2xi16>)
    check.expect_eq_const %r, dense<[0, 1]> : tensor<2xi16>
    func.return
  }
}
