// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[-1.0, -0.0], [0.5, -5.5], [-1.25, 0.013671875]]> : tensor<3x2xf8E4M3>, dense<[[[0.013671875, -0.0]], [[-0.375, -0.625]]]> : tensor<2x1x2xf8E4M3>]'
// RUN: : @program
// chlo.broadcast_add on f8E4M3, special values
//   A: rank 2
//   E: f8E4M3
//   broadcast_dimensions: given
//   broadcast_dimensions: last
//   B: more
//   B: alternative 1 (otherwise)
//   B: alternative 2 (otherwise)
// legal 0 0: [-1.0,-0.0,0.5,-5.5,-1.25,0.013671875,-1.375,-0.625,0.125,-6.0,-1.625,-0.625]

module {
func.func @program(%arg0: tensor<3x2xf8E4M3>, %arg1: tensor<2x1x2xf8E4M3>) -> tensor<2x3x2xf8E4M3> {
  %0 = chlo.broadcast_add %arg0, %arg1 {broadcast_dimensions = array<i64: 1, 2>} : (tensor<3x2xf8E4M3>, tensor<2x1x2xf8E4M3>) -> tensor<2x3x2xf8E4M3>
  return %0 : tensor<2x3x2xf8E4M3>
}

  func.func @main(%input0: tensor<3x2xf8E4M3>, %input1: tensor<2x1x2xf8E4M3>) {
    %r = func.call @program(%input0, %input1) : (tensor<3x2xf8E4M3>, tensor<2x1x2xf8E4M3>) -> (tensor<2x3x2xf8E4M3>)
    %v0 = stablehlo.convert %r : (tensor<2x3x2xf8E4M3>) -> tensor<2x3x2xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<2x3x2xf64>) -> tensor<2x3x2xi64>
    check.expect_eq_const %v1, dense<[[[-4616189618054758400, -9223372036854775808], [4602678819172646912, -4605493568939753472], [-4615063718147915776, 4579034921128951808]], [[-4614500768194494464, -4619567317775286272], [4593671619917905920, -4604930618986332160], [-4613374868287651840, -4619567317775286272]]]> : tensor<2x3x2xi64>
    func.return
  }
}
