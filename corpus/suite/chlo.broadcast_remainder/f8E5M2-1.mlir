// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[]'
// RUN: : @program
// chlo.broadcast_remainder on f8E5M2, exact values
//   A: rank 3+
//   A: has 1
//   m: low
//   E: f8E5M2
//   broadcast_dimensions: absent
// legal 0 0: [0.0,0.0,0.0,-0.0,0.0,0.0,0.0,0.0,0.0]

module {
func.func @program() -> tensor<3x3x1xf8E5M2> {
  %0 = stablehlo.constant dense<[[[0.0], [2.0], [1.0]], [[-1.0], [0.0], [0.0]], [[2.0], [0.0], [0.0]]]> : tensor<3x3x1xf8E5M2>
  %1 = stablehlo.constant dense<-1.0> : tensor<f8E5M2>
  %2 = chlo.broadcast_remainder %0, %1 : (tensor<3x3x1xf8E5M2>, tensor<f8E5M2>) -> tensor<3x3x1xf8E5M2>
  return %2 : tensor<3x3x1xf8E5M2>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<3x3x1xf8E5M2>)
    %v0 = stablehlo.convert %r : (tensor<3x3x1xf8E5M2>) -> tensor<3x3x1xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<3x3x1xf64>) -> tensor<3x3x1xi64>
    check.expect_eq_const %v1, dense<[[[0], [0], [0]], [[-9223372036854775808], [0], [0]], [[0], [0], [0]]]> : tensor<3x3x1xi64>
    func.return
  }
}
