// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.is_finite on f6E3M2FN, special values
//   S: rank 1
//   E: f6E3M2FN
// legal 0 0: [true,true]

module {
func.func @program() -> tensor<2xi1> {
  %0 = stablehlo.constant dense<[-7.0, -1.0]> : tensor<2xf6E3M2FN>
  %1 = stablehlo.is_finite %0 : (tensor<2xf6E3M2FN>) -> tensor<2xi1>
  return %1 : tensor<2xi1>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<2xi1>)
    check.expect_eq_const %r, dense<true> : tensor<2xi1>
    func.return
  }
}
