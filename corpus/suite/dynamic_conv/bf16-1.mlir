// RUN: stablehlo-translate --interpret %s --args='[dense<[[-0.21875, 0.7421875]]> : tensor<1x2xbf16>, dense<[[0.578125, 7.21875, -1.96875, 0.23339844, 7.3125], [-0.22753906, -2.5, -1.765625, 3.71875, -0.39257812]]> : tensor<2x5xbf16>]'
// RUN: : @program
// stablehlo.dynamic_conv on bf16, envelope values
//   n: 1
//   i: more
//   o: more
//   X: rank 0
//   E: bf16
//   F: bf16
//   G: bf16
//   feature_group_count: low
//   batch_group_count: low
//   input_batch_dimension: first
//   input_feature_dimension: later
//   input_spatial_dimensions: empty
//   kernel_input_feature_dimension: first
//   kernel_output_feature_dimension: later
//   kernel_spatial_dimensions: empty
//   output_batch_dimension: later
//   output_feature_dimension: first
//   output_spatial_dimensions: empty
//   I: i16
//   precision_config: absent
// legal 0 0: [-0.294921875,-3.4375,-0.87890625,2.703125,-1.890625]

module {
func.func @program(%arg0: tensor<1x2xbf16>, %arg1: tensor<2x5xbf16>) -> tensor<5x1xbf16> {
  %0 = stablehlo.constant dense<> : tensor<0x2xi16>
  %1 = "stablehlo.dynamic_conv"(%arg0, %arg1, %0) <{feature_group_count = 1 : i64, batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f]x[i, o]->[f, b]>}> : (tensor<1x2xbf16>, tensor<2x5xbf16>, tensor<0x2xi16>) -> tensor<5x1xbf16>
  return %1 : tensor<5x1xbf16>
}

  func.func @main(%input0: tensor<1x2xbf16>, %input1: tensor<2x5xbf16>) {
    %r = func.call @program(%input0, %input1) : (tensor<1x2xbf16>, tensor<2x5xbf16>) -> (tensor<5x1xbf16>)
    %v0 = stablehlo.convert %r : (tensor<5x1xbf16>) -> tensor<5x1xf64>
    check.expect_eq_const %v0, dense<[[-0.294921875], [-3.4375], [-0.87890625], [2.703125], [-1.890625]]> : tensor<5x1xf64>
    func.return
  }
}
