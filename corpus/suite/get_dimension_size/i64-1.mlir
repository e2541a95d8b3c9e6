// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.get_dimension_size on i64, exact values
//   n: more
//   S: rank 0
//   E: i64
//   dimension: first
// legal 0 0: [2]

module {
func.func @program() -> tensor<i32> {
  %0 = stablehlo.constant dense<[128, 3]> : tensor<2xi64>
  %1 = stablehlo.get_dimension_size %0, dim = 0 : (tensor<2xi64>) -> tensor<i32>
  return %1 : tensor<i32>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<i32>)
    check.expect_eq_const %r, dense<2> : tensor<i32>
    func.return
  }
}
