// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.get_dimension_size on ui2, special values
//   n: more
//   S: rank 1
//   E: ui2
//   dimension: later
// legal 0 0: [5]

module {
func.func @program() -> tensor<i32> {
  %0 = stablehlo.constant dense<[[2, 1, 2, 2, 1], [1, 1, 0, 0, 3], [1, 2, 3, 2, 2]]> : tensor<3x5xui2>
  %1 = stablehlo.get_dimension_size %0, dim = 1 : (tensor<3x5xui2>) -> tensor<i32>
  return %1 : tensor<i32>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<i32>)
    check.expect_eq_const %r, dense<5> : tensor<i32>
    func.return
  }
}
