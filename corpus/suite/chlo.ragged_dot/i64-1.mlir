// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[[0, -6], [4, 4], [0, 4], [-8, 2]], [[-2, -7], [7, -2], [-6, 6], [-3, 5]], [[-1, -9], [6, 3], [-6, 6], [9, -8]], [[-3, 7], [9, 4], [-5, -8], [-3, -3]], [[8, -6], [-9, -6], [-8, 6], [3, -6]]]> : tensor<5x4x2xi64>, dense<[-2]> : tensor<1xi64>, dense<[1]> : tensor<1xi2>]'
// RUN: : @program
// chlo.ragged_dot on i64, exact values
//   G: rank 1
//   G: has 1
//   M: rank 3+
//   B: rank 0
//   K: rank 0
//   N: rank 0
//   E: i64
//   F: i64
//   I: i2
//   lhs_batching_dimensions: empty
//   rhs_batching_dimensions: empty
//   lhs_contracting_dimensions: empty
//   rhs_contracting_dimensions: empty
//   rhs_group_dimensions: first
//   rhs_group_dimensions: last
//   lhs_ragged_dimensions: first
//   n: low (otherwise)
//   Q: alternative 1
//   Q: alternative 2
//   precision_config: given
//   precision_config: DEFAULT
//   precision_config: HIGH
//   R: alternative 1 (otherwise)
// legal 0 0: [0,12,-8,-8,0,-8,16,-4,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null]

module {
func.func @program(%arg0: tensor<5x4x2xi64>, %arg1: tensor<1xi64>, %arg2: tensor<1xi2>) -> tensor<5x4x2xi64> {
  %0 = "chlo.ragged_dot"(%arg0, %arg1, %arg2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>, precision_config = [#chlo<precision DEFAULT>, #chlo<precision HIGH>]}> : (tensor<5x4x2xi64>, tensor<1xi64>, tensor<1xi2>) -> tensor<5x4x2xi64>
  return %0 : tensor<5x4x2xi64>
}

  func.func @main(%input0: tensor<5x4x2xi64>, %input1: tensor<1xi64>, %input2: tensor<1xi2>) {
    %r = func.call @program(%input0, %input1, %input2) : (tensor<5x4x2xi64>, tensor<1xi64>, tensor<1xi2>) -> (tensor<5x4x2xi64>)
    %v0 = stablehlo.constant dense<[[[0, 12], [-8, -8], [0, -8], [16, -4]], [[9223372036854775807, 9223372036854775807], [9223372036854775807, 9223372036854775807], [9223372036854775807, 9223372036854775807], [9223372036854775807, 9223372036854775807]], [[9223372036854775807, 9223372036854775807], [9223372036854775807, 9223372036854775807], [9223372036854775807, 9223372036854775807], [9223372036854775807, 9223372036854775807]], [[9223372036854775807, 9223372036854775807], [9223372036854775807, 9223372036854775807], [9223372036854775807, 9223372036854775807], [9223372036854775807, 9223372036854775807]], [[9223372036854775807, 9223372036854775807], [9223372036854775807, 9223372036854775807], [9223372036854775807, 9223372036854775807], [9223372036854775807, 9223372036854775807]]]> : tensor<5x4x2xi64>
    %v1 = stablehlo.constant dense<[[[0, 12], [-8, -8], [0, -8], [16, -4]], [[-9223372036854775808, -9223372036854775808], [-9223372036854775808, -9223372036854775808], [-9223372036854775808, -9223372036854775808], [-9223372036854775808, -9223372036854775808]], [[-9223372036854775808, -9223372036854775808], [-9223372036854775808, -9223372036854775808], [-9223372036854775808, -9223372036854775808], [-9223372036854775808, -9223372036854775808]], [[-9223372036854775808, -9223372036854775808], [-9223372036854775808, -9223372036854775808], [-9223372036854775808, -9223372036854775808], [-9223372036854775808, -9223372036854775808]], [[-9223372036854775808, -9223372036854775808], [-9223372036854775808, -9223372036854775808], [-9223372036854775808, -9223372036854775808], [-9223372036854775808, -9223372036854775808]]]> : tensor<5x4x2xi64>
    %v2 = stablehlo.compare GE, %r, %v1, SIGNED : (tensor<5x4x2xi64>, tensor<5x4x2xi64>) -> tensor<5x4x2xi1>
    %v3 = stablehlo.compare LE, %r, %v0, SIGNED : (tensor<5x4x2xi64>, tensor<5x4x2xi64>) -> tensor<5x4x2xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<5x4x2xi1>
    %v5 = stablehlo.constant dense<[[[false, false], [false, false], [false, false], [false, false]], [[true, true], [true, true], [true, true], [true, true]], [[true, true], [true, true], [true, true], [true, true]], [[true, true], [true, true], [true, true], [true, true]], [[true, true], [true, true], [true, true], [true, true]]]> : tensor<5x4x2xi1>
    %v6 = stablehlo.or %v4, %v5 : tensor<5x4x2xi1>
    check.expect_eq_const %v6, dense<true> : tensor<5x4x2xi1>
    func.return
  }
}
