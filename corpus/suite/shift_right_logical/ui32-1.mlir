// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.shift_right_logical on ui32, special values
//   S: rank 2
//   S: has 1
//   E: ui32
// legal 0 0: [2147483645,3]

module {
func.func @program() -> tensor<1x2xui32> {
  %0 = stablehlo.constant dense<[[4294967290, 7]]> : tensor<1x2xui32>
  %1 = stablehlo.constant dense<[[1, 1]]> : tensor<1x2xui32>
  %2 = stablehlo.shift_right_logical %0, %1 : tensor<1x2xui32>
  return %2 : tensor<1x2xui32>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<1x2xui32>)
    check.expect_eq_const %r, dense<[[2147483645, 3]]> : tensor<1x2xui32>
    func.return
  }
}
