// RUN: stablehlo-translate --interpret %s --args='[dense<> : tensor<0x2xui2>, dense<> : tensor<0x9xui2>]'
// RUN: : @program
// stablehlo.convolution on ui2, exact values
//   n: more
//   i: 0
//   o: more
//   X: rank 0
//   E: ui2
//   F: ui2
//   G: ui2
//   batch_group_count: low (otherwise)
//   input_batch_dimension: later
//   input_feature_dimension: first
//   input_spatial_dimensions: empty
//   kernel_input_feature_dimension: first
//   kernel_output_feature_dimension: later
//   kernel_spatial_dimensions: empty
//   output_batch_dimension: first
//   output_feature_dimension: later
//   output_spatial_dimensions: empty
//   precision_config: absent
// legal 0 0: [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]

module {
func.func @program(%arg0: tensor<0x2xui2>, %arg1: tensor<0x9xui2>) -> tensor<2x9xui2> {
  %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [f, b]x[i, o]->[b, f], window = {} {feature_group_count = 3 : i64, batch_group_count = 1 : i64} : (tensor<0x2xui2>, tensor<0x9xui2>) -> tensor<2x9xui2>
  return %0 : tensor<2x9xui2>
}

  func.func @main(%input0: tensor<0x2xui2>, %input1: tensor<0x9xui2>) {
    %r = func.call @program(%input0, %input1) : (tensor<0x2xui2>, tensor<0x9xui2>) -> (tensor<2x9xui2>)
    check.expect_eq_const %r, dense<0> : tensor<2x9xui2>
    func.return
  }
}
