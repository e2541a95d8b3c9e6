// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[[0.0703125], [-0.625], [0.8125]]]> : tensor<1x3x1xf8E4M3B11FNUZ>, dense<[[[7.5, -1.375]], [[-7.5, 2.75]]]> : tensor<2x1x2xf8E4M3B11FNUZ>]'
// RUN: : @program
// chlo.broadcast_atan2 on f8E4M3B11FNUZ, special values
//   A: rank 3+
//   A: has 1
//   E: f8E4M3B11FNUZ
//   broadcast_dimensions: given
//   broadcast_dimensions: first
//   broadcast_dimensions: last
//   B: more
//   B: alternative 2 (otherwise)
// legal 0 0: [0.009765625,3.0,-0.0859375,-2.75,0.109375,2.5,[3.0,3.25],0.025390625,-3.0,-0.21875,3.0,0.28125]

module {
func.func @program(%arg0: tensor<1x3x1xf8E4M3B11FNUZ>, %arg1: tensor<2x1x2xf8E4M3B11FNUZ>) -> tensor<2x3x2xf8E4M3B11FNUZ> {
  %0 = chlo.broadcast_atan2 %arg0, %arg1 {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<1x3x1xf8E4M3B11FNUZ>, tensor<2x1x2xf8E4M3B11FNUZ>) -> tensor<2x3x2xf8E4M3B11FNUZ>
  return %0 : tensor<2x3x2xf8E4M3B11FNUZ>
}

  func.func @main(%input0: tensor<1x3x1xf8E4M3B11FNUZ>, %input1: tensor<2x1x2xf8E4M3B11FNUZ>) {
    %r = func.call @program(%input0, %input1) : (tensor<1x3x1xf8E4M3B11FNUZ>, tensor<2x1x2xf8E4M3B11FNUZ>) -> (tensor<2x3x2xf8E4M3B11FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<2x3x2xf8E4M3B11FNUZ>) -> tensor<2x3x2xf64>
    %v1 = stablehlo.constant dense<[[[0.009765625, 3.0], [-0.0859375, -2.75], [0.109375, 2.5]], [[3.25, 0.025390625], [-3.0, -0.21875], [3.0, 0.28125]]]> : tensor<2x3x2xf64>
    %v2 = stablehlo.constant dense<[[[0.009765625, 3.0], [-0.0859375, -2.75], [0.109375, 2.5]], [[3.0, 0.025390625], [-3.0, -0.21875], [3.0, 0.28125]]]> : tensor<2x3x2xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<2x3x2xf64>, tensor<2x3x2xf64>) -> tensor<2x3x2xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<2x3x2xf64>, tensor<2x3x2xf64>) -> tensor<2x3x2xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<2x3x2xi1>
    check.expect_eq_const %v5, dense<true> : tensor<2x3x2xi1>
    func.return
  }
}
