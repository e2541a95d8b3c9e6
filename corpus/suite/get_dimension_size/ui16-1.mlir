// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.get_dimension_size on ui16, envelope values
//   n: more
//   S: rank 3+
//   S: has 1
//   E: ui16
//   dimension: later
// legal 0 0: [2]

module {
func.func @program() -> tensor<i32> {
  %0 = stablehlo.constant dense<[[[[9], [1], [1], [3]], [[1], [3], [3], [8]]], [[[6], [2], [3], [2]], [[6], [4], [4], [7]]], [[[6], [1], [5], [3]], [[9], [1], [6], [0]]], [[[4], [2], [4], [2]], [[0], [2], [0], [8]]], [[[7], [7], [9], [5]], [[4], [6], [3], [0]]]]> : tensor<5x2x4x1xui16>
  %1 = stablehlo.get_dimension_size %0, dim = 1 : (tensor<5x2x4x1xui16>) -> tensor<i32>
  return %1 : tensor<i32>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<i32>)
    check.expect_eq_const %r, dense<2> : tensor<i32>
    func.return
  }
}
