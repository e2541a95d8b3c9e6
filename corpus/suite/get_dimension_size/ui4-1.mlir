// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.get_dimension_size on ui4, special values
//   n: more
//   S: rank 3+
//   E: ui4
//   dimension: later
// legal 0 0: [5]

module {
func.func @program() -> tensor<i32> {
  %0 = stablehlo.constant dense<[[[[8, 6], [4, 10]], [[7, 6], [0, 3]], [[10, 5], [9, 14]], [[7, 0], [7, 0]], [[3, 0], [4, 4]]], [[[3, 9], [0, 15]], [[11, 7], [7, 8]], [[8, 6], [2, 9]], [[4, 14], [15, 1]], [[6, 15], [8, 0]]]]> : tensor<2x5x2x2xui4>
  %1 = stablehlo.get_dimension_size %0, dim = 1 : (tensor<2x5x2x2xui4>) -> tensor<i32>
  return %1 : tensor<i32>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<i32>)
    check.expect_eq_const %r, dense<5> : tensor<i32>
    func.return
  }
}
