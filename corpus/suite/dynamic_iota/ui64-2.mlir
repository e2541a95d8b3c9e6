// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.dynamic_iota on ui64, envelope values
//   n: more
//   S: rank 3+
//   S: has 1
//   E: ui16
//   iota_dimension: later
//   I: ui64
// legal 0 0: [0,0,0,1,1,1,2,2,2,3,3,3,4,4,4,0,0,0,1,1,1,2,2,2,3,3,3,4,4,4]

module {
func.func @program() -> tensor<2x5x3x1xui16> {
  %0 = stablehlo.constant dense<[2, 5, 3, 1]> : tensor<4xui64>
  %1 = stablehlo.dynamic_iota %0, dim = 1 : (tensor<4xui64>) -> tensor<2x5x3x1xui16>
  return %1 : tensor<2x5x3x1xui16>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<2x5x3x1xui16>)
    check.expect_eq_const %r, dense<[[[[0], [0], [0]], [[1], [1], [1]], [[2], [2], [2]], [[3], [3], [3]], [[4], [4], [4]]], [[[0], [0], [0]], [[1], [1], [1]], [[2], [2], [2]], [[3], [3], [3]], [[4], [4], [4]]]]> : tensor<2x5x3x1xui16>
    func.return
  }
}
