// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[0.25, 0.5, -0.75], [0.0, 1.0, 1.0], [-0.75, 0.25, -0.5]]> : tensor<3x3xf8E4M3>, dense<[[0.5, -0.25, 0.75], [0.25, -1.0, -0.75], [-0.25, -0.5, 0.0], [-1.0, 0.5, -0.5]]> : tensor<4x3xf8E4M3>, dense<[1, 255, 129, 128]> : tensor<4xui8>]'
// RUN: : @program
// chlo.ragged_dot on f8E4M3, exact values
//   G: rank 1
//   M: rank 1
//   B: rank 0
//   K: rank 1
//   N: rank 0
//   E: f8E4M3
//   F: f8E4M3
//   I: ui8
//   lhs_batching_dimensions: empty
//   rhs_batching_dimensions: empty
//   lhs_contracting_dimensions: one
//   rhs_contracting_dimensions: one
//   rhs_group_dimensions: first
//   lhs_ragged_dimensions: first
//   lhs_ragged_dimensions: last
//   n: low (otherwise)
//   Q: alternative 1
//   Q: alternative 2
//   precision_config: absent
//   R: alternative 1 (otherwise)
// legal 0 0: [-0.5625,-1.75,-0.0625]

module {
func.func @program(%arg0: tensor<3x3xf8E4M3>, %arg1: tensor<4x3xf8E4M3>, %arg2: tensor<4xui8>) -> tensor<3xf8E4M3> {
  %0 = "chlo.ragged_dot"(%arg0, %arg1, %arg2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<3x3xf8E4M3>, tensor<4x3xf8E4M3>, tensor<4xui8>) -> tensor<3xf8E4M3>
  return %0 : tensor<3xf8E4M3>
}

  func.func @main(%input0: tensor<3x3xf8E4M3>, %input1: tensor<4x3xf8E4M3>, %input2: tensor<4xui8>) {
    %r = func.call @program(%input0, %input1, %input2) : (tensor<3x3xf8E4M3>, tensor<4x3xf8E4M3>, tensor<4xui8>) -> (tensor<3xf8E4M3>)
    %v0 = stablehlo.convert %r : (tensor<3xf8E4M3>) -> tensor<3xf64>
    check.expect_eq_const %v0, dense<[-0.5625, -1.75, -0.0625]> : tensor<3xf64>
    func.return
  }
}
