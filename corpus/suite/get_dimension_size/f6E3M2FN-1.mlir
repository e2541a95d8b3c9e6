// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.get_dimension_size on f6E3M2FN, special values
//   n: more
//   S: rank 0
//   E: f6E3M2FN
//   dimension: first
// legal 0 0: [2]

module {
func.func @program() -> tensor<i32> {
  %0 = stablehlo.constant dense<[-1.5, 1.25]> : tensor<2xf6E3M2FN>
  %1 = stablehlo.get_dimension_size %0, dim = 0 : (tensor<2xf6E3M2FN>) -> tensor<i32>
  return %1 : tensor<i32>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<i32>)
    check.expect_eq_const %r, dense<2> : tensor<i32>
    func.return
  }
}
