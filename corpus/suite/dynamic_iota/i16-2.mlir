// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.dynamic_iota on i16, special values
//   n: more
//   S: rank 1
//   S: has 1
//   E: i2
//   iota_dimension: later
//   I: i16
// legal 0 0: [0,1,-2,-1]

module {
func.func @program() -> tensor<1x4xi2> {
  %0 = stablehlo.constant dense<[1, 4]> : tensor<2xi16>
  %1 = stablehlo.dynamic_iota %0, dim = 1 : (tensor<2xi16>) -> tensor<1x4xi2>
  return %1 : tensor<1x4xi2>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<1x4xi2>)
    check.expect_eq_const %r, dense<[[0, 1, -2, -1]]> : tensor<1x4xi2>
    func.return
  }
}
