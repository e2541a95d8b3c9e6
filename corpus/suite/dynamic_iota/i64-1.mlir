// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.dynamic_iota on i64, special values
//   n: more
//   S: rank 2
//   E: i64
//   iota_dimension: later
//   I: i64
// legal 0 0: [0,0,0,1,1,1,2,2,2,0,0,0,1,1,1,2,2,2,0,0,0,1,1,1,2,2,2,0,0,0,1,1,1,2,2,2,0,0,0,1,1,1,2,2,2]

module {
func.func @program() -> tensor<5x3x3xi64> {
  %0 = stablehlo.constant dense<[5, 3, 3]> : tensor<3xi64>
  %1 = stablehlo.dynamic_iota %0, dim = 1 : (tensor<3xi64>) -> tensor<5x3x3xi64>
  return %1 : tensor<5x3x3xi64>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<5x3x3xi64>)
    check.expect_eq_const %r, dense<[[[0, 0, 0], [1, 1, 1], [2, 2, 2]], [[0, 0, 0], [1, 1, 1], [2, 2, 2]], [[0, 0, 0], [1, 1, 1], [2, 2, 2]], [[0, 0, 0], [1, 1, 1], [2, 2, 2]], [[0, 0, 0], [1, 1, 1], [2, 2, 2]]]> : tensor<5x3x3xi64>
    func.return
  }
}
