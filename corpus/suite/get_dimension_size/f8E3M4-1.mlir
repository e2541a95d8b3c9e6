// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.get_dimension_size on f8E3M4, special values
//   n: more
//   S: rank 1
//   E: f8E3M4
//   dimension: first
// legal 0 0: [3]

module {
func.func @program() -> tensor<i32> {
  %0 = stablehlo.constant dense<[[0.015625, 0.71875], [-0.234375, -0.53125], [-0.25, 0.015625]]> : tensor<3x2xf8E3M4>
  %1 = stablehlo.get_dimension_size %0, dim = 0 : (tensor<3x2xf8E3M4>) -> tensor<i32>
  return %1 : tensor<i32>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<i32>)
    check.expect_eq_const %r, dense<3> : tensor<i32>
    func.return
  }
}
