// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[0.5], [0.5], [-2.0], [1.0]]> : tensor<4x1xf8E4M3>, dense<1.0> : tensor<f8E4M3>]'
// RUN: : @program
// chlo.broadcast_remainder on f8E4M3, exact values
//   A: rank 2
//   A: has 1
//   m: low
//   E: f8E4M3
//   broadcast_dimensions: absent
// legal 0 0: [0.5,0.5,-0.0,0.0]

module {
func.func @program(%arg0: tensor<4x1xf8E4M3>, %arg1: tensor<f8E4M3>) -> tensor<4x1xf8E4M3> {
  %0 = chlo.broadcast_remainder %arg0, %arg1 : (tensor<4x1xf8E4M3>, tensor<f8E4M3>) -> tensor<4x1xf8E4M3>
  return %0 : tensor<4x1xf8E4M3>
}

  func.func @main(%input0: tensor<4x1xf8E4M3>, %input1: tensor<f8E4M3>) {
    %r = func.call @program(%input0, %input1) : (tensor<4x1xf8E4M3>, tensor<f8E4M3>) -> (tensor<4x1xf8E4M3>)
    %v0 = stablehlo.convert %r : (tensor<4x1xf8E4M3>) -> tensor<4x1xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<4x1xf64>) -> tensor<4x1xi64>
    check.expect_eq_const %v1, dense<[[4602678819172646912], [4602678819172646912], [-9223372036854775808], [0]]> : tensor<4x1xi64>
    func.return
  }
}
