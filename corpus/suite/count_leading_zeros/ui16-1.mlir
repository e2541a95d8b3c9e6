// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.count_leading_zeros on ui16, exact values
//   S: rank 3+
//   S: has 1
//   E: ui16
// legal 0 0: [0,14,1]

module {
func.func @program() -> tensor<1x1x3xui16> {
  %0 = stablehlo.constant dense<[[[48859, 2, 32767]]]> : tensor<1x1x3xui16>
  %1 = stablehlo.count_leading_zeros %0 : tensor<1x1x3xui16>
  return %1 : tensor<1x1x3xui16>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<1x1x3xui16>)
    check.expect_eq_const %r, dense<[[[0, 14, 1]]]> : tensor<1x1x3xui16>
    func.return
  }
}
