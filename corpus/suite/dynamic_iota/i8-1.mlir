// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.dynamic_iota on i8, special values
//   n: more
//   S: rank 0
//   E: i8
//   iota_dimension: first
//   I: i8
// legal 0 0: [0,1,2,3]

module {
func.func @program() -> tensor<4xi8> {
  %0 = stablehlo.constant dense<[4]> : tensor<1xi8>
  %1 = stablehlo.dynamic_iota %0, dim = 0 : (tensor<1xi8>) -> tensor<4xi8>
  return %1 : tensor<4xi8>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<4xi8>)
    check.expect_eq_const %r, dense<[0, 1, 2, 3]> : tensor<4xi8>
    func.return
  }
}
