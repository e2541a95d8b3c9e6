// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[[[[9], [4], [3], [5], [6]]]]]> : tensor<1x1x1x5x1xui8>, dense<[7]> : tensor<1xui8>, dense<[255, 0, 1]> : tensor<3xui8>]'
// RUN: : @program
// chlo.ragged_dot on ui8, exact values
//   G: rank 0
//   M: rank 3+
//   M: has 1
//   B: rank 0
//   K: rank 1
//   K: has 1
//   N: rank 0
//   E: ui8
//   F: ui8
//   I: ui8
//   lhs_batching_dimensions: empty
//   rhs_batching_dimensions: empty
//   lhs_contracting_dimensions: one
//   rhs_contracting_dimensions: one
//   rhs_group_dimensions: first
//   rhs_group_dimensions: last
//   lhs_ragged_dimensions: first
//   lhs_ragged_dimensions: last
//   n: more
//   Q: alternative 1
//   Q: alternative 2
//   precision_config: given
//   precision_config: HIGH
//   precision_config: HIGHEST
//   R: alternative 1
// legal 0 0: [63,28,21,35,42,0,0,0,0,0,0,0,0,0,0]

module {
func.func @program(%arg0: tensor<1x1x1x5x1xui8>, %arg1: tensor<1xui8>, %arg2: tensor<3xui8>) -> tensor<3x1x1x1x5xui8> {
  %0 = "chlo.ragged_dot"(%arg0, %arg1, %arg2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [0], lhs_ragged_dimensions = [4]>, precision_config = [#chlo<precision HIGHEST>, #chlo<precision HIGH>]}> : (tensor<1x1x1x5x1xui8>, tensor<1xui8>, tensor<3xui8>) -> tensor<3x1x1x1x5xui8>
  return %0 : tensor<3x1x1x1x5xui8>
}

  func.func @main(%input0: tensor<1x1x1x5x1xui8>, %input1: tensor<1xui8>, %input2: tensor<3xui8>) {
    %r = func.call @program(%input0, %input1, %input2) : (tensor<1x1x1x5x1xui8>, tensor<1xui8>, tensor<3xui8>) -> (tensor<3x1x1x1x5xui8>)
    check.expect_eq_const %r, dense<[[[[[63, 28, 21, 35, 42]]]], [[[[0, 0, 0, 0, 0]]]], [[[[0, 0, 0, 0, 0]]]]]> : tensor<3x1x1x1x5xui8>
    func.return
  }
}
