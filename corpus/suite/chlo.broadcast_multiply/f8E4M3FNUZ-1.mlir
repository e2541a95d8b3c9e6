// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<0.0> : tensor<f8E4M3FNUZ>, dense<[-0.5, 0.75]> : tensor<2xf8E4M3FNUZ>]'
// RUN: : @program
// chlo.broadcast_multiply on f8E4M3FNUZ, exact values
//   A: rank 0
//   m: low + 1
//   E: f8E4M3FNUZ
//   broadcast_dimensions: absent
//   B: more
// legal 0 0: [[0.0,0.0],[0.0,0.0]]

module {
func.func @program(%arg0: tensor<f8E4M3FNUZ>, %arg1: tensor<2xf8E4M3FNUZ>) -> tensor<2xf8E4M3FNUZ> {
  %0 = chlo.broadcast_multiply %arg0, %arg1 : (tensor<f8E4M3FNUZ>, tensor<2xf8E4M3FNUZ>) -> tensor<2xf8E4M3FNUZ>
  return %0 : tensor<2xf8E4M3FNUZ>
}

  func.func @main(%input0: tensor<f8E4M3FNUZ>, %input1: tensor<2xf8E4M3FNUZ>) {
    %r = func.call @program(%input0, %input1) : (tensor<f8E4M3FNUZ>, tensor<2xf8E4M3FNUZ>) -> (tensor<2xf8E4M3FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<2xf8E4M3FNUZ>) -> tensor<2xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<2xf64>) -> tensor<2xi64>
    check.expect_eq_const %v1, dense<0> : tensor<2xi64>
    func.return
  }
}
