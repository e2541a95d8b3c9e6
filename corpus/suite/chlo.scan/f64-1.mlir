// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[]'
// RUN: : @program
// chlo.scan on f64, exact values
//   N: low
//   M: low + 1
//   L: low
//   n: 1
//   S: rank 3+
//   S: has 0
//   T: rank 3+
//   T: has 0
//   T: has 1
//   E: f64
//   F: f64
//   scan_dim_size: given
//   scan_dim_size: low
//   is_reverse: false
//   is_associative: absent
//   operandSegmentSizes: low
//   resultSegmentSizes: low
// legal 0 0: []
// legal 0 1: [4.0,0.0,-4.0,0.0,1.0,-3.0,-8.0,0.0,0.0]

module {
func.func @program() -> (tensor<2x2x0x1xf64>, tensor<1x3x3x1xf64>) {
  %0 = stablehlo.constant dense<> : tensor<3x0x5x1xf64>
  %1, %2 = chlo.scan(%0) inits () dimension=3 attributes {scan_dim_size = 1 : i64} {
  ^bb0(%3: tensor<3x0x5xf64>):
    %4 = stablehlo.constant dense<[[[4.0, 0.0, -4.0], [0.0, 1.0, -3.0], [-8.0, 0.0, 0.0]]]> : tensor<1x3x3xf64>
    %5 = stablehlo.constant dense<> : tensor<2x2x0xf64>
    stablehlo.return %4, %5 : tensor<1x3x3xf64>, tensor<2x2x0xf64>
  } : (tensor<3x0x5x1xf64>) -> (tensor<1x3x3x1xf64>, tensor<2x2x0x1xf64>)
  return %2, %1 : tensor<2x2x0x1xf64>, tensor<1x3x3x1xf64>
}

  func.func @main() {
    %r:2 = func.call @program() : () -> (tensor<2x2x0x1xf64>, tensor<1x3x3x1xf64>)
    %v0 = stablehlo.bitcast_convert %r#1 : (tensor<1x3x3x1xf64>) -> tensor<1x3x3x1xi64>
    check.expect_eq_const %v0, dense<[[[[4616189618054758400], [0], [-4607182418800017408]], [[0], [4607182418800017408], [-4609434218613702656]], [[-4602678819172646912], [0], [0]]]]> : tensor<1x3x3x1xi64>
    func.return
  }
}
