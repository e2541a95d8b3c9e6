// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.dynamic_iota on ui32, exact values
//   n: more
//   S: rank 1
//   E: f64
//   iota_dimension: later
//   I: ui32
// legal 0 0: [0.0,1.0,2.0,3.0,0.0,1.0,2.0,3.0,0.0,1.0,2.0,3.0]

module {
func.func @program() -> tensor<3x4xf64> {
  %0 = stablehlo.constant dense<[3, 4]> : tensor<2xui32>
  %1 = stablehlo.dynamic_iota %0, dim = 1 : (tensor<2xui32>) -> tensor<3x4xf64>
  return %1 : tensor<3x4xf64>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<3x4xf64>)
    %v0 = stablehlo.bitcast_convert %r : (tensor<3x4xf64>) -> tensor<3x4xi64>
    check.expect_eq_const %v0, dense<[[0, 4607182418800017408, 4611686018427387904, 4613937818241073152], [0, 4607182418800017408, 4611686018427387904, 4613937818241073152], [0, 4607182418800017408, 4611686018427387904, 4613937818241073152]]> : tensor<3x4xi64>
    func.return
  }
}
