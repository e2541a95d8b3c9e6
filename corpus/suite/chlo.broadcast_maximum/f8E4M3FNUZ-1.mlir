// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[-1.0], [2.0]]> : tensor<2x1xf8E4M3FNUZ>, dense<0.0> : tensor<f8E4M3FNUZ>]'
// RUN: : @program
// chlo.broadcast_maximum on f8E4M3FNUZ, exact values
//   A: rank 2
//   A: has 1
//   m: low
//   E: f8E4M3FNUZ
//   broadcast_dimensions: given
//   broadcast_dimensions: first
//   broadcast_dimensions: last
// legal 0 0: [[0.0,0.0],2.0]

module {
func.func @program(%arg0: tensor<2x1xf8E4M3FNUZ>, %arg1: tensor<f8E4M3FNUZ>) -> tensor<2x1xf8E4M3FNUZ> {
  %0 = chlo.broadcast_maximum %arg0, %arg1 {broadcast_dimensions = array<i64>} : (tensor<2x1xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<2x1xf8E4M3FNUZ>
  return %0 : tensor<2x1xf8E4M3FNUZ>
}

  func.func @main(%input0: tensor<2x1xf8E4M3FNUZ>, %input1: tensor<f8E4M3FNUZ>) {
    %r = func.call @program(%input0, %input1) : (tensor<2x1xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> (tensor<2x1xf8E4M3FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<2x1xf8E4M3FNUZ>) -> tensor<2x1xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<2x1xf64>) -> tensor<2x1xi64>
    check.expect_eq_const %v1, dense<[[0], [4611686018427387904]]> : tensor<2x1xi64>
    func.return
  }
}
