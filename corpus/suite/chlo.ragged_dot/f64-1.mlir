// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[0x7FF0000000000000, -1.6356270860771391]]> : tensor<1x2xf64>, dense<[-1.3458925441925977]> : tensor<1xf64>]'
// RUN: : @program
// chlo.ragged_dot on f64, special values
//   G: rank 1
//   G: has 1
//   M: rank 2
//   M: has 1
//   B: rank 0
//   K: rank 0
//   N: rank 0
//   E: f64
//   F: f64
//   I: ui8
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
// legal 0 0: ["-inf",2.2013783002306857]

module {
func.func @program(%arg0: tensor<1x2xf64>, %arg1: tensor<1xf64>) -> tensor<1x2xf64> {
  %0 = stablehlo.constant dense<[2]> : tensor<1xui8>
  %1 = "chlo.ragged_dot"(%arg0, %arg1, %0) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>, precision_config = [#chlo<precision DEFAULT>, #chlo<precision HIGH>]}> : (tensor<1x2xf64>, tensor<1xf64>, tensor<1xui8>) -> tensor<1x2xf64>
  return %1 : tensor<1x2xf64>
}

  func.func @main(%input0: tensor<1x2xf64>, %input1: tensor<1xf64>) {
    %r = func.call @program(%input0, %input1) : (tensor<1x2xf64>, tensor<1xf64>) -> (tensor<1x2xf64>)
    %v0 = stablehlo.constant dense<[[0xFFF0000000000000, 2.2013783002306857]]> : tensor<1x2xf64>
    %v1 = stablehlo.constant dense<[[0x7FF0000000000000, 2.2013783002306857]]> : tensor<1x2xf64>
    %v2 = stablehlo.compare GE, %r, %v1, FLOAT : (tensor<1x2xf64>, tensor<1x2xf64>) -> tensor<1x2xi1>
    %v3 = stablehlo.compare LE, %r, %v0, FLOAT : (tensor<1x2xf64>, tensor<1x2xf64>) -> tensor<1x2xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<1x2xi1>
    %v5 = stablehlo.constant dense<[[true, false]]> : tensor<1x2xi1>
    %v6 = stablehlo.constant dense<0xFFF0000000000000> : tensor<1x2xf64>
    %v7 = stablehlo.compare EQ, %r, %v6, FLOAT : (tensor<1x2xf64>, tensor<1x2xf64>) -> tensor<1x2xi1>
    %v8 = stablehlo.and %v7, %v5 : tensor<1x2xi1>
    %v9 = stablehlo.or %v4, %v8 : tensor<1x2xi1>
    check.expect_eq_const %v9, dense<true> : tensor<1x2xi1>
    func.return
  }
}
