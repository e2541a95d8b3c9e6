// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.dynamic_iota on i16, envelope values
//   n: more
//   S: rank 2
//   S: has 1
//   E: bf16
//   iota_dimension: later
//   I: i16
// legal 0 0: [0.0,0.0,0.0,1.0,1.0,1.0,2.0,2.0,2.0]

module {
func.func @program() -> tensor<1x3x3xbf16> {
  %0 = stablehlo.constant dense<[1, 3, 3]> : tensor<3xi16>
  %1 = stablehlo.dynamic_iota %0, dim = 1 : (tensor<3xi16>) -> tensor<1x3x3xbf16>
  return %1 : tensor<1x3x3xbf16>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<1x3x3xbf16>)
    %v0 = stablehlo.convert %r : (tensor<1x3x3xbf16>) -> tensor<1x3x3xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<1x3x3xf64>) -> tensor<1x3x3xi64>
    check.expect_eq_const %v1, dense<[[[0, 0, 0], [4607182418800017408, 4607182418800017408, 4607182418800017408], [4611686018427387904, 4611686018427387904, 4611686018427387904]]]> : tensor<1x3x3xi64>
    func.return
  }
}
