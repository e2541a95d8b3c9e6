// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.get_dimension_size on f4E2M1FN, special values
//   n: more
//   S: rank 1
//   E: f4E2M1FN
//   dimension: first
// legal 0 0: [4]

module {
func.func @program() -> tensor<i32> {
  %0 = stablehlo.constant dense<[[-1.0, -1.0, 1.5, -0.5], [2.0, -6.0, -0.5, -0.5], [0.0, 6.0, -6.0, -4.0], [0.5, -6.0, 6.0, 0.5]]> : tensor<4x4xf4E2M1FN>
  %1 = stablehlo.get_dimension_size %0, dim = 0 : (tensor<4x4xf4E2M1FN>) -> tensor<i32>
  return %1 : tensor<i32>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<i32>)
    check.expect_eq_const %r, dense<4> : tensor<i32>
    func.return
  }
}
