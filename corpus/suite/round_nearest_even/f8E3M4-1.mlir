// RUN: stablehlo-translate --interpret %s --args='[dense<[[0.0], [-1.0], [-2.0]]> : tensor<3x1xf8E3M4>]'
// RUN: : @program
// stablehlo.round_nearest_even on f8E3M4, exact values
//   S: rank 2
//   S: has 1
//   E: f8E3M4
// legal 0 0: [0.0,-1.0,-2.0]

module {
func.func @program(%arg0: tensor<3x1xf8E3M4>) -> tensor<3x1xf8E3M4> {
  %0 = stablehlo.round_nearest_even %arg0 : tensor<3x1xf8E3M4>
  return %0 : tensor<3x1xf8E3M4>
}

  func.func @main(%input0: tensor<3x1xf8E3M4>) {
    %r = func.call @program(%input0) : (tensor<3x1xf8E3M4>) -> (tensor<3x1xf8E3M4>)
    %v0 = stablehlo.convert %r : (tensor<3x1xf8E3M4>) -> tensor<3x1xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<3x1xf64>) -> tensor<3x1xi64>
    check.expect_eq_const %v1, dense<[[0], [-4616189618054758400], [-4611686018427387904]]> : tensor<3x1xi64>
    func.return
  }
}
