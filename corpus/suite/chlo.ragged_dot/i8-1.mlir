// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[[-9, 0, -127, 64], [64, 127, -2, 0]], [[8, 7, -127, -1], [64, -6, 127, 6]], [[6, -128, 8, 1], [-6, 7, -128, 127]]]> : tensor<3x2x4xi8>, dense<[[-18, 54, 127, 0]]> : tensor<1x4xi8>, dense<[3, 1, 1, 2]> : tensor<4xi8>]'
// RUN: : @program
// chlo.ragged_dot on i8, special values
//   G: rank 1
//   M: rank 3+
//   B: rank 0
//   K: rank 0
//   N: rank 1
//   N: has 1
//   E: i8
//   F: i8
//   I: i8
//   lhs_batching_dimensions: empty
//   rhs_batching_dimensions: empty
//   lhs_contracting_dimensions: empty
//   rhs_contracting_dimensions: empty
//   rhs_group_dimensions: last
//   lhs_ragged_dimensions: other
//   n: low (otherwise)
//   Q: alternative 1
//   precision_config: given
//   precision_config: HIGH
//   precision_config: HIGHEST
//   R: alternative 1 (otherwise)
// legal 0 0: [null,0,null,null,null,null,36,0,null,-126,null,18,null,108,null,-108,-108,null,null,-18,108,-126,null,null]

module {
func.func @program(%arg0: tensor<3x2x4xi8>, %arg1: tensor<1x4xi8>, %arg2: tensor<4xi8>) -> tensor<3x2x4x1xi8> {
  %0 = "chlo.ragged_dot"(%arg0, %arg1, %arg2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_ragged_dimensions = [1], rhs_group_dimensions = [1]>, precision_config = [#chlo<precision HIGH>, #chlo<precision HIGHEST>]}> : (tensor<3x2x4xi8>, tensor<1x4xi8>, tensor<4xi8>) -> tensor<3x2x4x1xi8>
  return %0 : tensor<3x2x4x1xi8>
}

  func.func @main(%input0: tensor<3x2x4xi8>, %input1: tensor<1x4xi8>, %input2: tensor<4xi8>) {
    %r = func.call @program(%input0, %input1, %input2) : (tensor<3x2x4xi8>, tensor<1x4xi8>, tensor<4xi8>) -> (tensor<3x2x4x1xi8>)
    %v0 = stablehlo.constant dense<[[[[127], [0], [127], [127]], [[127], [127], [36], [0]]], [[[127], [-126], [127], [18]], [[127], [108], [127], [-108]]], [[[-108], [127], [127], [-18]], [[108], [-126], [127], [127]]]]> : tensor<3x2x4x1xi8>
    %v1 = stablehlo.constant dense<[[[[-128], [0], [-128], [-128]], [[-128], [-128], [36], [0]]], [[[-128], [-126], [-128], [18]], [[-128], [108], [-128], [-108]]], [[[-108], [-128], [-128], [-18]], [[108], [-126], [-128], [-128]]]]> : tensor<3x2x4x1xi8>
    %v2 = stablehlo.compare GE, %r, %v1, SIGNED : (tensor<3x2x4x1xi8>, tensor<3x2x4x1xi8>) -> tensor<3x2x4x1xi1>
    %v3 = stablehlo.compare LE, %r, %v0, SIGNED : (tensor<3x2x4x1xi8>, tensor<3x2x4x1xi8>) -> tensor<3x2x4x1xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<3x2x4x1xi1>
    %v5 = stablehlo.constant dense<[[[[true], [false], [true], [true]], [[true], [true], [false], [false]]], [[[true], [false], [true], [false]], [[true], [false], [true], [false]]], [[[false], [true], [true], [false]], [[false], [false], [true], [true]]]]> : tensor<3x2x4x1xi1>
    %v6 = stablehlo.or %v4, %v5 : tensor<3x2x4x1xi1>
    check.expect_eq_const %v6, dense<true> : tensor<3x2x4x1xi1>
    func.return
  }
}
