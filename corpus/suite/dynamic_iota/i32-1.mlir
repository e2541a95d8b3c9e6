// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.dynamic_iota on i32, exact values
//   n: more
//   S: rank 2
//   S: has 1
//   E: f8E3M4
//   iota_dimension: first
//   I: i32
// legal 0 0: [0.0,0.0,0.0,1.0,1.0,1.0,2.0,2.0,2.0,3.0,3.0,3.0]

module {
func.func @program() -> tensor<4x1x3xf8E3M4> {
  %0 = stablehlo.constant dense<[4, 1, 3]> : tensor<3xi32>
  %1 = stablehlo.dynamic_iota %0, dim = 0 : (tensor<3xi32>) -> tensor<4x1x3xf8E3M4>
  return %1 : tensor<4x1x3xf8E3M4>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<4x1x3xf8E3M4>)
    %v0 = stablehlo.convert %r : (tensor<4x1x3xf8E3M4>) -> tensor<4x1x3xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<4x1x3xf64>) -> tensor<4x1x3xi64>
    check.expect_eq_const %v1, dense<[[[0, 0, 0]], [[4607182418800017408, 4607182418800017408, 4607182418800017408]], [[4611686018427387904, 4611686018427387904, 4611686018427387904]], [[4613937818241073152, 4613937818241073152, 4613937818241073152]]]> : tensor<4x1x3xi64>
    func.return
  }
}
