// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[true, false], [false, false], [false, false]]> : tensor<3x2xi1>, dense<[2]> : tensor<1xi64>]'
// RUN: : @program
// chlo.ragged_dot on i1, exact values
//   G: rank 1
//   G: has 1
//   M: rank 2
//   B: rank 0
//   K: rank 0
//   N: rank 0
//   E: i1
//   F: i1
//   I: i64
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
//   precision_config: absent
//   R: alternative 1 (otherwise)
// legal 0 0: [true,false,false,false,null,null]

module {
func.func @program(%arg0: tensor<3x2xi1>, %arg1: tensor<1xi64>) -> tensor<3x2xi1> {
  %0 = stablehlo.constant dense<[true]> : tensor<1xi1>
  %1 = "chlo.ragged_dot"(%arg0, %0, %arg1) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<3x2xi1>, tensor<1xi1>, tensor<1xi64>) -> tensor<3x2xi1>
  return %1 : tensor<3x2xi1>
}

  func.func @main(%input0: tensor<3x2xi1>, %input1: tensor<1xi64>) {
    %r = func.call @program(%input0, %input1) : (tensor<3x2xi1>, tensor<1xi64>) -> (tensor<3x2xi1>)
    %v0 = stablehlo.constant dense<[[true, false], [false, false], [true, true]]> : tensor<3x2xi1>
    %v1 = stablehlo.constant dense<[[true, false], [false, false], [false, false]]> : tensor<3x2xi1>
    %v2 = stablehlo.compare GE, %r, %v1, UNSIGNED : (tensor<3x2xi1>, tensor<3x2xi1>) -> tensor<3x2xi1>
    %v3 = stablehlo.compare LE, %r, %v0, UNSIGNED : (tensor<3x2xi1>, tensor<3x2xi1>) -> tensor<3x2xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<3x2xi1>
    %v5 = stablehlo.constant dense<[[false, false], [false, false], [true, true]]> : tensor<3x2xi1>
    %v6 = stablehlo.or %v4, %v5 : tensor<3x2xi1>
    check.expect_eq_const %v6, dense<true> : tensor<3x2xi1>
    func.return
  }
}
