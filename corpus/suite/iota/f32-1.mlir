// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.iota on f32, exact values
//   n: more
//   S: rank 3+
//   S: has 1
//   E: f32
//   iota_dimension: later
// legal 0 0: [0.0,0.0,1.0,1.0]

module {
func.func @program() -> tensor<1x2x2x1xf32> {
  %0 = stablehlo.iota dim = 1 : tensor<1x2x2x1xf32>
  return %0 : tensor<1x2x2x1xf32>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<1x2x2x1xf32>)
    %v0 = stablehlo.convert %r : (tensor<1x2x2x1xf32>) -> tensor<1x2x2x1xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<1x2x2x1xf64>) -> tensor<1x2x2x1xi64>
    check.expect_eq_const %v1, dense<[[[[0], [0]], [[4607182418800017408], [4607182418800017408]]]]> : tensor<1x2x2x1xi64>
    func.return
  }
}
