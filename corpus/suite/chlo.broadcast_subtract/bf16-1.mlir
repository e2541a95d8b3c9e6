// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[[-1.5, 0.0, 0.0, 0.0, 0.0], [0.0, -1.5, 0.0, -1.25, 0.0], [0.0, -1.25, -0.25, 0.0, 2.0]]]> : tensor<1x3x5xbf16>]'
// RUN: : @program
// chlo.broadcast_subtract on bf16, exact values
//   A: rank 3+
//   A: has 1
//   E: bf16
//   broadcast_dimensions: given
//   broadcast_dimensions: first
//   broadcast_dimensions: last
//   B: 1
//   B: alternative 1 (otherwise)
//   B: alternative 2 (otherwise)
// legal 0 0: [-2.0,0.0,-2.5,0.5,-4.0,-0.5,-1.5,-2.5,-0.75,-4.0,-0.5,-1.25,-2.75,0.5,-2.0]

module {
func.func @program(%arg0: tensor<1x3x5xbf16>) -> tensor<1x3x5xbf16> {
  %0 = stablehlo.constant dense<[[[0.5, 0.0, 2.5, -0.5, 4.0]]]> : tensor<1x1x5xbf16>
  %1 = chlo.broadcast_subtract %arg0, %0 {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<1x3x5xbf16>, tensor<1x1x5xbf16>) -> tensor<1x3x5xbf16>
  return %1 : tensor<1x3x5xbf16>
}

  func.func @main(%input0: tensor<1x3x5xbf16>) {
    %r = func.call @program(%input0) : (tensor<1x3x5xbf16>) -> (tensor<1x3x5xbf16>)
    %v0 = stablehlo.convert %r : (tensor<1x3x5xbf16>) -> tensor<1x3x5xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<1x3x5xf64>) -> tensor<1x3x5xi64>
    check.expect_eq_const %v1, dense<[[[-4611686018427387904, 0, -4610560118520545280, 4602678819172646912, -4607182418800017408], [-4620693217682128896, -4613937818241073152, -4610560118520545280, -4618441417868443648, -4607182418800017408], [-4620693217682128896, -4615063718147915776, -4609997168567123968, 4602678819172646912, -4611686018427387904]]]> : tensor<1x3x5xi64>
    func.return
  }
}
