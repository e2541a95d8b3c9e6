// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[[[2, 1, 32767, 8]], [[-6, 5, 7, -2]], [[-4, 9, 2, 5]], [[6, 1, -7, 4]]]]> : tensor<1x4x1x4xi16>, dense<[[-32767]]> : tensor<1x1xi16>, dense<[1]> : tensor<1xi16>]'
// RUN: : @program
// chlo.ragged_dot on i16, exact values
//   G: rank 1
//   G: has 1
//   M: rank 3+
//   M: has 1
//   B: rank 0
//   K: rank 1
//   K: has 1
//   N: rank 0
//   E: i16
//   F: i32
//   I: i16
//   lhs_batching_dimensions: empty
//   rhs_batching_dimensions: empty
//   lhs_contracting_dimensions: one
//   rhs_contracting_dimensions: one
//   rhs_group_dimensions: last
//   lhs_ragged_dimensions: first
//   n: low (otherwise)
//   Q: alternative 1
//   Q: alternative 2
//   precision_config: given
//   precision_config: DEFAULT
//   precision_config: HIGH
//   R: alternative 1 (otherwise)
// legal 0 0: [-65534,-32767,-1073676289,-262136,196602,-163835,-229369,65534,131068,-294903,-65534,-163835,-196602,-32767,229369,-131068]

module {
func.func @program(%arg0: tensor<1x4x1x4xi16>, %arg1: tensor<1x1xi16>, %arg2: tensor<1xi16>) -> tensor<1x4x4xi32> {
  %0 = "chlo.ragged_dot"(%arg0, %arg1, %arg2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0], lhs_ragged_dimensions = [0], rhs_group_dimensions = [1]>, precision_config = [#chlo<precision HIGH>, #chlo<precision DEFAULT>]}> : (tensor<1x4x1x4xi16>, tensor<1x1xi16>, tensor<1xi16>) -> tensor<1x4x4xi32>
  return %0 : tensor<1x4x4xi32>
}

  func.func @main(%input0: tensor<1x4x1x4xi16>, %input1: tensor<1x1xi16>, %input2: tensor<1xi16>) {
    %r = func.call @program(%input0, %input1, %input2) : (tensor<1x4x1x4xi16>, tensor<1x1xi16>, tensor<1xi16>) -> (tensor<1x4x4xi32>)
    check.expect_eq_const %r, dense<[[[-65534, -32767, -1073676289, -262136], [196602, -163835, -229369, 65534], [131068, -294903, -65534, -163835], [-196602, -32767, 229369, -131068]]]> : tensor<1x4x4xi32>
    func.return
  }
}
