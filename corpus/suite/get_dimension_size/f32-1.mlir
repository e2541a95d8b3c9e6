// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.get_dimension_size on f32, exact values
//   n: 1
//   S: rank 3+
//   S: has 1
//   E: f32
//   dimension: later
// legal 0 0: [1]

module {
func.func @program() -> tensor<i32> {
  %0 = stablehlo.constant dense<[[[[0.5], [-1.0], [-1.75], [-1.75], [1.5]]], [[[-0.25], [-0.25], [1.5], [0.75], [-2.0]]], [[[0.0], [1.5], [2.0], [-0.5], [-0.75]]], [[[0.0], [-0.25], [0.5], [-0.25], [0.5]]]]> : tensor<4x1x5x1xf32>
  %1 = stablehlo.get_dimension_size %0, dim = 3 : (tensor<4x1x5x1xf32>) -> tensor<i32>
  return %1 : tensor<i32>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<i32>)
    check.expect_eq_const %r, dense<1> : tensor<i32>
    func.return
  }
}
