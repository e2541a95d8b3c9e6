// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.xor on i64, special values
//   S: rank 2
//   E: i64
// legal 0 0: [-4,0,11,0]

module {
func.func @program() -> tensor<2x2xi64> {
  %0 = stablehlo.constant dense<[[2, 6], [-9, -9223372036854775808]]> : tensor<2x2xi64>
  %1 = stablehlo.constant dense<[[-2, 6], [-4, -9223372036854775808]]> : tensor<2x2xi64>
  %2 = stablehlo.xor %0, %1 : tensor<2x2xi64>
  return %2 : tensor<2x2xi64>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<2x2xi64>)
    check.expect_eq_const %r, dense<[[-4, 0], [11, 0]]> : tensor<2x2xi64>
    func.return
  }
}
