// RUN: stablehlo-translate --interpret %s --args='[dense<[[-0.5, -0.5, 57344.0, 7.0, 3.0517578e-05, 57344.0, -0.5, -57344.0], [0.0, 1.25, -0.875, 1.75, -0.3125, 0.5, 0.0, 0x80]]> : tensor<2x8xf8E5M2FNUZ>, dense<[[3.5, 2.2888184e-05, 0.4375, 2.2888184e-05, -1.5, 3.5, 0.375, -0.875, 5.0, 57344.0, -57344.0, 0.0], [-2.2888184e-05, 57344.0, -2.5, 3.0517578e-05, 1.25, -3.0517578e-05, 2.2888184e-05, -1.0, -2.0, -2.2888184e-05, -0.875, 0x80]]> : tensor<2x12xf8E5M2FNUZ>]'
// RUN: : @program
// stablehlo.convolution on f8E5M2FNUZ, special values
//   n: more
//   i: more
//   o: more
//   X: rank 0
//   E: f8E5M2FNUZ
//   F: f64
//   G: f8E5M2FNUZ
//   batch_group_count: low (otherwise)
//   input_batch_dimension: first
//   input_feature_dimension: later
//   input_spatial_dimensions: empty
//   kernel_input_feature_dimension: first
//   kernel_output_feature_dimension: later
//   kernel_spatial_dimensions: empty
//   output_batch_dimension: first
//   output_feature_dimension: later
//   output_spatial_dimensions: empty
//   precision_config: absent
// legal 0 0: [[-1.7500000000000009,-1.7499885559082022],[-28672.000011444106,-28672.0],1.03125,[0.000213623046875,1.312713623046876],-86007.25,200703.99978637695,[1.1444091796875e-05,1.312511444091798],-57344.00002670288,-114687.99984741211,[-28672.000000000015,-28670.687499999985],78848.0,"nan",[-2.86102294921875e-05,0.0],[71680.0,71680.00000000004],-3.125,[3.3378601074218716e-05,5.3405761718750034e-05],3.5,-3.0625534057617188,[-0.11718750000000006,-0.11717605590820307],-0.2265625,-2.5625,"nan","nan","nan"]

module {
func.func @program(%arg0: tensor<2x8xf8E5M2FNUZ>, %arg1: tensor<2x12xf8E5M2FNUZ>) -> tensor<2x12xf64> {
  %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, f]x[i, o]->[b, f], window = {} {feature_group_count = 4 : i64, batch_group_count = 1 : i64} : (tensor<2x8xf8E5M2FNUZ>, tensor<2x12xf8E5M2FNUZ>) -> tensor<2x12xf64>
  return %0 : tensor<2x12xf64>
}

  func.func @main(%input0: tensor<2x8xf8E5M2FNUZ>, %input1: tensor<2x12xf8E5M2FNUZ>) {
    %r = func.call @program(%input0, %input1) : (tensor<2x8xf8E5M2FNUZ>, tensor<2x12xf8E5M2FNUZ>) -> (tensor<2x12xf64>)
    %v0 = stablehlo.constant dense<[[-1.7499885559082022, -28672.0, 1.03125, 1.312713623046876, -86007.25, 200703.99978637695, 1.312511444091798, -57344.00002670288, -114687.99984741211, -28670.687499999985, 78848.0, 0xFFF0000000000000], [0.0, 71680.00000000004, -3.125, 5.3405761718750034e-05, 3.5, -3.0625534057617188, -0.11717605590820307, -0.2265625, -2.5625, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000]]> : tensor<2x12xf64>
    %v1 = stablehlo.constant dense<[[-1.7500000000000009, -28672.000011444106, 1.03125, 0.000213623046875, -86007.25, 200703.99978637695, 1.1444091796875e-05, -57344.00002670288, -114687.99984741211, -28672.000000000015, 78848.0, 0x7FF0000000000000], [-2.86102294921875e-05, 71680.0, -3.125, 3.3378601074218716e-05, 3.5, -3.0625534057617188, -0.11718750000000006, -0.2265625, -2.5625, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000]]> : tensor<2x12xf64>
    %v2 = stablehlo.compare GE, %r, %v1, FLOAT : (tensor<2x12xf64>, tensor<2x12xf64>) -> tensor<2x12xi1>
    %v3 = stablehlo.compare LE, %r, %v0, FLOAT : (tensor<2x12xf64>, tensor<2x12xf64>) -> tensor<2x12xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<2x12xi1>
    %v5 = stablehlo.constant dense<[[false, false, false, false, false, false, false, false, false, false, false, true], [false, false, false, false, false, false, false, false, false, true, true, true]]> : tensor<2x12xi1>
    %v6 = stablehlo.compare NE, %r, %r, FLOAT : (tensor<2x12xf64>, tensor<2x12xf64>) -> tensor<2x12xi1>
    %v7 = stablehlo.and %v6, %v5 : tensor<2x12xi1>
    %v8 = stablehlo.or %v4, %v7 : tensor<2x12xi1>
    check.expect_eq_const %v8, dense<true> : tensor<2x12xi1>
    func.return
  }
}
