// RUN: stablehlo-translate --interpret %s --args='[dense<[[-0.5, -0.5, 57344.0, 7.0, 3.0517578e-05, 57344.0, -0.5, -57344.0], [0.0, 1.25, -0.875, 1.75, -0.3125, 0.5, 0.0, 4.0]]> : tensor<2x8xf8E5M2FNUZ>, dense<[[-0.5, 3.5, 0x80, 0.5, 0.0, -1.0, 57344.0, 0.75, -57344.0, 1.5, 0.5, -7.6293945e-06], [3.5, 2.2888184e-05, 0.4375, 2.2888184e-05, -1.5, 3.5, 0.375, -0.875, 5.0, 57344.0, -57344.0, 0.0]]> : tensor<2x12xf8E5M2FNUZ>]'
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
// legal 0 0: [-1.5,[-1.7500114440917978,-1.7499999999999991],null,[28671.999999999985,28672.0001602173],-10.5,-57319.5,[21503.99999999999,21505.75000000001],[-50176.00000000003,-50175.99997711179],[286718.2499999998,286720.0000000002],-3288334336.75,3288334335.75,[-0.0,3.814697265625e-06],4.375,[0.0,2.86102294921875e-05],null,[-0.4375000000000002,-0.4374599456787107],-2.625,7.0,-17919.8125,-0.671875,17922.5,229376.0,-229376.0,[-0.0,0.0]]

module {
func.func @program(%arg0: tensor<2x8xf8E5M2FNUZ>, %arg1: tensor<2x12xf8E5M2FNUZ>) -> tensor<2x12xf64> {
  %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, f]x[i, o]->[b, f], window = {} {feature_group_count = 4 : i64, batch_group_count = 1 : i64} : (tensor<2x8xf8E5M2FNUZ>, tensor<2x12xf8E5M2FNUZ>) -> tensor<2x12xf64>
  return %0 : tensor<2x12xf64>
}

  func.func @main(%input0: tensor<2x8xf8E5M2FNUZ>, %input1: tensor<2x12xf8E5M2FNUZ>) {
    %r = func.call @program(%input0, %input1) : (tensor<2x8xf8E5M2FNUZ>, tensor<2x12xf8E5M2FNUZ>) -> (tensor<2x12xf64>)
    %v0 = stablehlo.constant dense<[[-1.5, -1.7499999999999991, 0x7FF0000000000000, 28672.0001602173, -10.5, -57319.5, 21505.75000000001, -50175.99997711179, 286720.0000000002, -3288334336.75, 3288334335.75, 3.814697265625e-06], [4.375, 2.86102294921875e-05, 0x7FF0000000000000, -0.4374599456787107, -2.625, 7.0, -17919.8125, -0.671875, 17922.5, 229376.0, -229376.0, 0.0]]> : tensor<2x12xf64>
    %v1 = stablehlo.constant dense<[[-1.5, -1.7500114440917978, 0xFFF0000000000000, 28671.999999999985, -10.5, -57319.5, 21503.99999999999, -50176.00000000003, 286718.2499999998, -3288334336.75, 3288334335.75, -0.0], [4.375, 0.0, 0xFFF0000000000000, -0.4375000000000002, -2.625, 7.0, -17919.8125, -0.671875, 17922.5, 229376.0, -229376.0, -0.0]]> : tensor<2x12xf64>
    %v2 = stablehlo.compare GE, %r, %v1, FLOAT : (tensor<2x12xf64>, tensor<2x12xf64>) -> tensor<2x12xi1>
    %v3 = stablehlo.compare LE, %r, %v0, FLOAT : (tensor<2x12xf64>, tensor<2x12xf64>) -> tensor<2x12xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<2x12xi1>
    %v5 = stablehlo.constant dense<[[false, false, true, false, false, false, false, false, false, false, false, false], [false, false, true, false, false, false, false, false, false, false, false, false]]> : tensor<2x12xi1>
    %v6 = stablehlo.compare NE, %r, %r, FLOAT : (tensor<2x12xf64>, tensor<2x12xf64>) -> tensor<2x12xi1>
    %v7 = stablehlo.and %v6, %v5 : tensor<2x12xi1>
    %v8 = stablehlo.or %v4, %v7 : tensor<2x12xi1>
    %v9 = stablehlo.constant dense<[[false, false, true, false, false, false, false, false, false, false, false, false], [false, false, true, false, false, false, false, false, false, false, false, false]]> : tensor<2x12xi1>
    %v10 = stablehlo.constant dense<0x7FF0000000000000> : tensor<2x12xf64>
    %v11 = stablehlo.compare EQ, %r, %v10, FLOAT : (tensor<2x12xf64>, tensor<2x12xf64>) -> tensor<2x12xi1>
    %v12 = stablehlo.and %v11, %v9 : tensor<2x12xi1>
    %v13 = stablehlo.or %v8, %v12 : tensor<2x12xi1>
    %v14 = stablehlo.constant dense<[[false, false, true, false, false, false, false, false, false, false, false, false], [false, false, true, false, false, false, false, false, false, false, false, false]]> : tensor<2x12xi1>
    %v15 = stablehlo.constant dense<0xFFF0000000000000> : tensor<2x12xf64>
    %v16 = stablehlo.compare EQ, %r, %v15, FLOAT : (tensor<2x12xf64>, tensor<2x12xf64>) -> tensor<2x12xi1>
    %v17 = stablehlo.and %v16, %v14 : tensor<2x12xi1>
    %v18 = stablehlo.or %v13, %v17 : tensor<2x12xi1>
    %v19 = stablehlo.constant dense<[[false, false, true, false, false, false, false, false, false, false, false, false], [false, false, true, false, false, false, false, false, false, false, false, false]]> : tensor<2x12xi1>
    %v20 = stablehlo.or %v18, %v19 : tensor<2x12xi1>
    check.expect_eq_const %v20, dense<true> : tensor<2x12xi1>
    func.return
  }
}
