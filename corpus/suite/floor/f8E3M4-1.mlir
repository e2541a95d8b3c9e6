// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.floor on f8E3M4, exact values
//   S: rank 3+
//   E: f8E3M4
// legal 0 0: [-2.0,-1.0,1.0,0.0,0.0,1.0,-1.0,0.0,0.0,-1.0,-1.0,2.0]

module {
func.func @program() -> tensor<3x2x2xf8E3M4> {
  %0 = stablehlo.constant dense<[[[-1.5, -0.5], [1.0, 0.5]], [[0.0, 1.0], [-0.5, 0.5]], [[0.0, -1.0], [-1.0, 2.0]]]> : tensor<3x2x2xf8E3M4>
  %1 = stablehlo.floor %0 : tensor<3x2x2xf8E3M4>
  return %1 : tensor<3x2x2xf8E3M4>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<3x2x2xf8E3M4>)
    %v0 = stablehlo.convert %r : (tensor<3x2x2xf8E3M4>) -> tensor<3x2x2xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<3x2x2xf64>) -> tensor<3x2x2xi64>
    check.expect_eq_const %v1, dense<[[[-4611686018427387904, -4616189618054758400], [4607182418800017408, 0]], [[0, 4607182418800017408], [-4616189618054758400, 0]], [[0, -4616189618054758400], [-4616189618054758400, 4611686018427387904]]]> : tensor<3x2x2xi64>
    func.return
  }
}
