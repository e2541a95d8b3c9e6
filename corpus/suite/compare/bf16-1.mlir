// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.compare on bf16, special values
//   S: rank 2
//   S: has 1
//   E: bf16
//   comparison_direction: GE
//   compare_type: absent
// legal 0 0: [true,true]

module {
func.func @program() -> tensor<1x2xi1> {
  %0 = stablehlo.constant dense<[[1.5546875, 6.03125]]> : tensor<1x2xbf16>
  %1 = stablehlo.constant dense<[[-0.99609375, 0.0]]> : tensor<1x2xbf16>
  %2 = stablehlo.compare GE, %0, %1 : (tensor<1x2xbf16>, tensor<1x2xbf16>) -> tensor<1x2xi1>
  return %2 : tensor<1x2xi1>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<1x2xi1>)
    check.expect_eq_const %r, dense<true> : tensor<1x2xi1>
    func.return
  }
}
