// RUN: stablehlo-translate --interpret %s --args='[dense<[[-1, 4], [-2, -1], [0, 7], [0, 5]]> : tensor<4x2xi4>, dense<[[2, -8], [-7, -2]]> : tensor<2x2xi4>]'
// RUN: : @program
// stablehlo.convolution on i4, exact values
//   n: more
//   i: more
//   o: more
//   X: rank 0
//   E: i4
//   F: i4
//   G: i4
//   feature_group_count: low
//   batch_group_count: low
//   input_batch_dimension: first
//   input_feature_dimension: later
//   input_spatial_dimensions: empty
//   kernel_input_feature_dimension: later
//   kernel_output_feature_dimension: first
//   kernel_spatial_dimensions: empty
//   output_batch_dimension: later
//   output_feature_dimension: first
//   output_spatial_dimensions: empty
//   precision_config: given
//   precision_config: HIGH
//   precision_config: HIGHEST
// legal 0 0: [null,null,[-8,7],[-8,7],-1,null,[-8,7],[-8,7]]

module {
func.func @program(%arg0: tensor<4x2xi4>, %arg1: tensor<2x2xi4>) -> tensor<2x4xi4> {
  %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, f]x[o, i]->[f, b], window = {} {feature_group_count = 1 : i64, batch_group_count = 1 : i64, precision_config = [#stablehlo<precision HIGH>, #stablehlo<precision HIGHEST>]} : (tensor<4x2xi4>, tensor<2x2xi4>) -> tensor<2x4xi4>
  return %0 : tensor<2x4xi4>
}

  func.func @main(%input0: tensor<4x2xi4>, %input1: tensor<2x2xi4>) {
    %r = func.call @program(%input0, %input1) : (tensor<4x2xi4>, tensor<2x2xi4>) -> (tensor<2x4xi4>)
    %v0 = stablehlo.constant dense<[[7, 7, 7, 7], [-1, 7, 7, 7]]> : tensor<2x4xi4>
    %v1 = stablehlo.constant dense<[[-8, -8, -8, -8], [-1, -8, -8, -8]]> : tensor<2x4xi4>
    %v2 = stablehlo.compare GE, %r, %v1, SIGNED : (tensor<2x4xi4>, tensor<2x4xi4>) -> tensor<2x4xi1>
    %v3 = stablehlo.compare LE, %r, %v0, SIGNED : (tensor<2x4xi4>, tensor<2x4xi4>) -> tensor<2x4xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<2x4xi1>
    %v5 = stablehlo.constant dense<[[true, true, false, false], [false, true, false, false]]> : tensor<2x4xi1>
    %v6 = stablehlo.or %v4, %v5 : tensor<2x4xi1>
    check.expect_eq_const %v6, dense<true> : tensor<2x4xi1>
    func.return
  }
}
