// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[0.0, 0.75, -0.25]> : tensor<3xf8E4M3>, dense<[[[-3.0]], [[4.0]], [[0.0]]]> : tensor<3x1x1xf8E4M3>]'
// RUN: : @program
// chlo.broadcast_multiply on f8E4M3, exact values
//   A: rank 1
//   E: f8E4M3
//   broadcast_dimensions: given
//   broadcast_dimensions: other
//   B: 1
//   B: more
//   B: alternative 2 (otherwise)
// legal 0 0: [-0.0,-2.25,0.75,0.0,3.0,-1.0,0.0,0.0,-0.0]

module {
func.func @program(%arg0: tensor<3xf8E4M3>, %arg1: tensor<3x1x1xf8E4M3>) -> tensor<3x3x1xf8E4M3> {
  %0 = chlo.broadcast_multiply %arg0, %arg1 {broadcast_dimensions = array<i64: 1>} : (tensor<3xf8E4M3>, tensor<3x1x1xf8E4M3>) -> tensor<3x3x1xf8E4M3>
  return %0 : tensor<3x3x1xf8E4M3>
}

  func.func @main(%input0: tensor<3xf8E4M3>, %input1: tensor<3x1x1xf8E4M3>) {
    %r = func.call @program(%input0, %input1) : (tensor<3xf8E4M3>, tensor<3x1x1xf8E4M3>) -> (tensor<3x3x1xf8E4M3>)
    %v0 = stablehlo.convert %r : (tensor<3x3x1xf8E4M3>) -> tensor<3x3x1xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<3x3x1xf64>) -> tensor<3x3x1xi64>
    check.expect_eq_const %v1, dense<[[[-9223372036854775808], [-4611123068473966592], [4604930618986332160]], [[0], [4613937818241073152], [-4616189618054758400]], [[0], [0], [-9223372036854775808]]]> : tensor<3x3x1xi64>
    func.return
  }
}
