// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[false, true, true, false]> : tensor<4xi1>, dense<[[0.5, -0.75, 0.5, -0.5], [-0.5, -0.5, 0.25, -1.0]]> : tensor<2x4xf8E3M4>]'
// RUN: : @program
// chlo.broadcast_select on i1, exact values
//   P: rank 1
//   E: f8E3M4
//   T: 1
//   T: alternative 2 (otherwise)
//   F: more
//   F: alternative 1 (otherwise)
// legal 0 0: [0.5,0.0,0.0,-0.5,-0.5,0.0,0.0,-1.0]

module {
func.func @program(%arg0: tensor<4xi1>, %arg1: tensor<2x4xf8E3M4>) -> tensor<2x4xf8E3M4> {
  %0 = stablehlo.constant dense<[[0.0]]> : tensor<1x1xf8E3M4>
  %1 = chlo.broadcast_select %arg0, %0, %arg1 : (tensor<4xi1>, tensor<1x1xf8E3M4>, tensor<2x4xf8E3M4>) -> tensor<2x4xf8E3M4>
  return %1 : tensor<2x4xf8E3M4>
}

  func.func @main(%input0: tensor<4xi1>, %input1: tensor<2x4xf8E3M4>) {
    %r = func.call @program(%input0, %input1) : (tensor<4xi1>, tensor<2x4xf8E3M4>) -> (tensor<2x4xf8E3M4>)
    %v0 = stablehlo.convert %r : (tensor<2x4xf8E3M4>) -> tensor<2x4xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<2x4xf64>) -> tensor<2x4xi64>
    check.expect_eq_const %v1, dense<[[4602678819172646912, 0, 0, -4620693217682128896], [-4620693217682128896, 0, 0, -4616189618054758400]]> : tensor<2x4xi64>
    func.return
  }
}
