// RUN: stablehlo-translate --interpret %s --args='[dense<[[1.0, 5.0, -6.1035156e-05], [-0.5, 1.5, 0xFE], [0x7E, -6.1035156e-05, 0.875], [1.5258789e-05, -3.5, -57344.0], [2.0, 0xFC, 3.0]]> : tensor<5x3xf8E5M2>, dense<[[-3.5, -4.5776367e-05, 57344.0], [-0.625, 0.4375, -0.75], [-0.4375, 4.0, 0x7E], [0.375, -0.0, 1.0], [4.0, 0x7E, -1.5258789e-05]]> : tensor<5x3xf8E5M2>]'
// RUN: : @program
// stablehlo.convolution on f8E5M2, special values
//   n: more
//   i: more
//   o: more
//   X: rank 0
//   E: f8E5M2
//   F: f8E5M2
//   G: f8E5M2
//   feature_group_count: low
//   batch_group_count: low
//   input_batch_dimension: later
//   input_feature_dimension: first
//   input_spatial_dimensions: empty
//   kernel_input_feature_dimension: first
//   kernel_output_feature_dimension: later
//   kernel_spatial_dimensions: empty
//   output_batch_dimension: later
//   output_feature_dimension: first
//   output_spatial_dimensions: empty
//   precision_config: absent
// legal 0 0: ["nan","-inf","nan","nan","nan","nan","nan","nan","nan"]

module {
func.func @program(%arg0: tensor<5x3xf8E5M2>, %arg1: tensor<5x3xf8E5M2>) -> tensor<3x3xf8E5M2> {
  %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [f, b]x[i, o]->[f, b], window = {} {feature_group_count = 1 : i64, batch_group_count = 1 : i64} : (tensor<5x3xf8E5M2>, tensor<5x3xf8E5M2>) -> tensor<3x3xf8E5M2>
  return %0 : tensor<3x3xf8E5M2>
}

  func.func @main(%input0: tensor<5x3xf8E5M2>, %input1: tensor<5x3xf8E5M2>) {
    %r = func.call @program(%input0, %input1) : (tensor<5x3xf8E5M2>, tensor<5x3xf8E5M2>) -> (tensor<3x3xf8E5M2>)
    %v0 = stablehlo.convert %r : (tensor<3x3xf8E5M2>) -> tensor<3x3xf64>
    %v1 = stablehlo.constant dense<0xFFF0000000000000> : tensor<3x3xf64>
    %v2 = stablehlo.constant dense<0x7FF0000000000000> : tensor<3x3xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<3x3xf64>, tensor<3x3xf64>) -> tensor<3x3xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<3x3xf64>, tensor<3x3xf64>) -> tensor<3x3xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<3x3xi1>
    %v6 = stablehlo.constant dense<[[true, false, true], [true, true, true], [true, true, true]]> : tensor<3x3xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<3x3xf64>, tensor<3x3xf64>) -> tensor<3x3xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<3x3xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<3x3xi1>
    %v10 = stablehlo.constant dense<[[false, true, false], [false, false, false], [false, false, false]]> : tensor<3x3xi1>
    %v11 = stablehlo.constant dense<0xFFF0000000000000> : tensor<3x3xf64>
    %v12 = stablehlo.compare EQ, %v0, %v11, FLOAT : (tensor<3x3xf64>, tensor<3x3xf64>) -> tensor<3x3xi1>
    %v13 = stablehlo.and %v12, %v10 : tensor<3x3xi1>
    %v14 = stablehlo.or %v9, %v13 : tensor<3x3xi1>
    check.expect_eq_const %v14, dense<true> : tensor<3x3xi1>
    func.return
  }
}
