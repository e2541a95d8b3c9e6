// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[-4.0, -4.0]> : tensor<2xf8E4M3>, dense<[[[-2.0, -0.5, -1.5, -2.0]], [[1.5, -2.0, 0.5, -0.5]], [[2.0, 1.5, 1.0, -1.0]], [[-2.0, -1.0, 0.0, -2.0]]]> : tensor<4x1x4xf8E4M3>]'
// RUN: : @program
// chlo.broadcast_compare on f8E4M3, exact values
//   A: rank 1
//   E: f8E4M3
//   broadcast_dimensions: given
//   broadcast_dimensions: other
//   comparison_direction: GE
//   compare_type: given
//   compare_type: TOTALORDER
//   B: more
//   B: alternative 2 (otherwise)
// legal 0 0: [false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false]

module {
func.func @program(%arg0: tensor<2xf8E4M3>, %arg1: tensor<4x1x4xf8E4M3>) -> tensor<4x2x4xi1> {
  %0 = chlo.broadcast_compare %arg0, %arg1 {broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction GE>, compare_type = #chlo<comparison_type TOTALORDER>} : (tensor<2xf8E4M3>, tensor<4x1x4xf8E4M3>) -> tensor<4x2x4xi1>
  return %0 : tensor<4x2x4xi1>
}

  func.func @main(%input0: tensor<2xf8E4M3>, %input1: tensor<4x1x4xf8E4M3>) {
    %r = func.call @program(%input0, %input1) : (tensor<2xf8E4M3>, tensor<4x1x4xf8E4M3>) -> (tensor<4x2x4xi1>)
    check.expect_eq_const %r, dense<false> : tensor<4x2x4xi1>
    func.return
  }
}
