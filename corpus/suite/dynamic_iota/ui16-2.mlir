// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.dynamic_iota on ui16, exact values
//   n: more
//   S: rank 2
//   S: has 1
//   E: f6E3M2FN
//   iota_dimension: later
//   I: ui16
// legal 0 0: [0.0,1.0,2.0,0.0,1.0,2.0,0.0,1.0,2.0,0.0,1.0,2.0]

module {
func.func @program() -> tensor<4x1x3xf6E3M2FN> {
  %0 = stablehlo.constant dense<[4, 1, 3]> : tensor<3xui16>
  %1 = stablehlo.dynamic_iota %0, dim = 2 : (tensor<3xui16>) -> tensor<4x1x3xf6E3M2FN>
  return %1 : tensor<4x1x3xf6E3M2FN>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<4x1x3xf6E3M2FN>)
    %v0 = stablehlo.convert %r : (tensor<4x1x3xf6E3M2FN>) -> tensor<4x1x3xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<4x1x3xf64>) -> tensor<4x1x3xi64>
    check.expect_eq_const %v1, dense<[[[0, 4607182418800017408, 4611686018427387904]], [[0, 4607182418800017408, 4611686018427387904]], [[0, 4607182418800017408, 4611686018427387904]], [[0, 4607182418800017408, 4611686018427387904]]]> : tensor<4x1x3xi64>
    func.return
  }
}
