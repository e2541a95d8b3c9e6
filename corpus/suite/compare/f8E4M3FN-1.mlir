// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.compare on f8E4M3FN, special values
//   S: rank 0
//   E: f8E4M3FN
//   comparison_direction: EQ
//   compare_type: absent
// legal 0 0: [false]

module {
func.func @program() -> tensor<i1> {
  %0 = stablehlo.constant dense<-7.0> : tensor<f8E4M3FN>
  %1 = stablehlo.constant dense<-1.625> : tensor<f8E4M3FN>
  %2 = stablehlo.compare EQ, %0, %1 : (tensor<f8E4M3FN>, tensor<f8E4M3FN>) -> tensor<i1>
  return %2 : tensor<i1>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<i1>)
    check.expect_eq_const %r, dense<false> : tensor<i1>
    func.return
  }
}
