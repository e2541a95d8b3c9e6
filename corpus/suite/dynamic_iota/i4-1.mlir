// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.dynamic_iota on i4, exact values
//   n: more
//   S: rank 3+
//   S: has 1
//   E: i32
//   iota_dimension: first
//   I: i4
// legal 0 0: [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1]

module {
func.func @program() -> tensor<2x3x5x1xi32> {
  %0 = stablehlo.constant dense<[2, 3, 5, 1]> : tensor<4xi4>
  %1 = stablehlo.dynamic_iota %0, dim = 0 : (tensor<4xi4>) -> tensor<2x3x5x1xi32>
  return %1 : tensor<2x3x5x1xi32>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<2x3x5x1xi32>)
    check.expect_eq_const %r, dense<[[[[0], [0], [0], [0], [0]], [[0], [0], [0], [0], [0]], [[0], [0], [0], [0], [0]]], [[[1], [1], [1], [1], [1]], [[1], [1], [1], [1], [1]], [[1], [1], [1], [1], [1]]]]> : tensor<2x3x5x1xi32>
    func.return
  }
}
