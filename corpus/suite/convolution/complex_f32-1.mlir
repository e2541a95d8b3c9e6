// RUN: stablehlo-translate --interpret %s --args='[dense<[[(-1.3779765, 0x7FC00000), (-5.7270193, 0.60980976), (-0.0, 0.5), (1.0e-45, -0.0), (0x7F800000, 1.1754942e-38)], [(-6.46516, 0.0), (1.1754944e-38, -0.2929078), (0x7F800000, 1.1754944e-38), (3.4319327, -1.781379), (3.6705291, -1.1183661)]]> : tensor<2x5xcomplex<f32>>, dense<[[(1.3844101e-05, -104.46409), (-1.8066552e-10, -564.8981)], [(1.7220871, -1.5831552e-07), (-2011.4596, 9785636864.0)], [(6.847982e-15, -4405650.0), (1.0409403e-05, -1.1754942e-38)]]> : tensor<3x2xcomplex<f32>>]'
// RUN: : @program
// stablehlo.convolution on complex<f32>, special values
//   n: more
//   i: more
//   o: more
//   X: rank 0
//   E: complex<f32>
//   F: complex<f32>
//   G: complex<f32>
//   feature_group_count: low
//   batch_group_count: low
//   input_batch_dimension: later
//   input_feature_dimension: first
//   input_spatial_dimensions: empty
//   kernel_input_feature_dimension: later
//   kernel_output_feature_dimension: first
//   kernel_spatial_dimensions: empty
//   output_batch_dimension: first
//   output_feature_dimension: later
//   output_spatial_dimensions: empty
//   precision_config: absent
// legal 0 0: [null,null,null,null,null,null,[-101.75996398925781,-101.7598648071289],[598.2677612304688,598.2679443359375],[2866288896.0,2866289920.0],[590.2222290039063,590.2224731445313],[2686607.75,2686608.75],[25231238.0,25231248.0],null,null,null,null,null,null,[-1006.2977294921875,-1006.2974243164063],[-1938.6923828125,-1938.69189453125],[17431918592.0,17431922688.0],[33583644672.0,33583654912.0],[3.572436617105268e-05,3.57243770849891e-05],[-1.8543094483902678e-05,-1.8543092664913274e-05],null,null,null,null,null,null]

module {
func.func @program(%arg0: tensor<2x5xcomplex<f32>>, %arg1: tensor<3x2xcomplex<f32>>) -> tensor<5x3xcomplex<f32>> {
  %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [f, b]x[o, i]->[b, f], window = {} {feature_group_count = 1 : i64, batch_group_count = 1 : i64} : (tensor<2x5xcomplex<f32>>, tensor<3x2xcomplex<f32>>) -> tensor<5x3xcomplex<f32>>
  return %0 : tensor<5x3xcomplex<f32>>
}

  func.func @main(%input0: tensor<2x5xcomplex<f32>>, %input1: tensor<3x2xcomplex<f32>>) {
    %r = func.call @program(%input0, %input1) : (tensor<2x5xcomplex<f32>>, tensor<3x2xcomplex<f32>>) -> (tensor<5x3xcomplex<f32>>)
    %v0 = stablehlo.real %r : (tensor<5x3xcomplex<f32>>) -> tensor<5x3xf32>
    %v1 = stablehlo.convert %v0 : (tensor<5x3xf32>) -> tensor<5x3xf64>
    %v2 = stablehlo.constant dense<[[0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000], [-101.7598648071289, 2866289920.0, 2686608.75], [0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000], [-1006.2974243164062, 17431922688.0, 3.57243770849891e-05], [0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000]]> : tensor<5x3xf64>
    %v3 = stablehlo.constant dense<[[0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000], [-101.75996398925781, 2866288896.0, 2686607.75], [0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000], [-1006.2977294921875, 17431918592.0, 3.572436617105268e-05], [0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000]]> : tensor<5x3xf64>
    %v4 = stablehlo.compare GE, %v1, %v3, FLOAT : (tensor<5x3xf64>, tensor<5x3xf64>) -> tensor<5x3xi1>
    %v5 = stablehlo.compare LE, %v1, %v2, FLOAT : (tensor<5x3xf64>, tensor<5x3xf64>) -> tensor<5x3xi1>
    %v6 = stablehlo.and %v4, %v5 : tensor<5x3xi1>
    %v7 = stablehlo.constant dense<[[true, true, true], [false, false, false], [true, true, true], [false, false, false], [true, true, true]]> : tensor<5x3xi1>
    %v8 = stablehlo.compare NE, %v1, %v1, FLOAT : (tensor<5x3xf64>, tensor<5x3xf64>) -> tensor<5x3xi1>
    %v9 = stablehlo.and %v8, %v7 : tensor<5x3xi1>
    %v10 = stablehlo.or %v6, %v9 : tensor<5x3xi1>
    %v11 = stablehlo.constant dense<[[true, true, true], [false, false, false], [true, true, true], [false, false, false], [true, true, true]]> : tensor<5x3xi1>
    %v12 = stablehlo.constant dense<0x7FF0000000000000> : tensor<5x3xf64>
    %v13 = stablehlo.compare EQ, %v1, %v12, FLOAT : (tensor<5x3xf64>, tensor<5x3xf64>) -> tensor<5x3xi1>
    %v14 = stablehlo.and %v13, %v11 : tensor<5x3xi1>
    %v15 = stablehlo.or %v10, %v14 : tensor<5x3xi1>
    %v16 = stablehlo.constant dense<[[true, true, true], [false, false, false], [true, true, true], [false, false, false], [true, true, true]]> : tensor<5x3xi1>
    %v17 = stablehlo.constant dense<0xFFF0000000000000> : tensor<5x3xf64>
    %v18 = stablehlo.compare EQ, %v1, %v17, FLOAT : (tensor<5x3xf64>, tensor<5x3xf64>) -> tensor<5x3xi1>
    %v19 = stablehlo.and %v18, %v16 : tensor<5x3xi1>
    %v20 = stablehlo.or %v15, %v19 : tensor<5x3xi1>
    %v21 = stablehlo.constant dense<[[true, true, true], [false, false, false], [true, true, true], [false, false, false], [true, true, true]]> : tensor<5x3xi1>
    %v22 = stablehlo.or %v20, %v21 : tensor<5x3xi1>
    check.expect_eq_const %v22, dense<true> : tensor<5x3xi1>
    %v23 = stablehlo.imag %r : (tensor<5x3xcomplex<f32>>) -> tensor<5x3xf32>
    %v24 = stablehlo.convert %v23 : (tensor<5x3xf32>) -> tensor<5x3xf64>
    %v25 = stablehlo.constant dense<[[0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000], [598.2679443359375, 590.2224731445312, 25231248.0], [0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000], [-1938.69189453125, 33583654912.0, -1.8543092664913274e-05], [0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000]]> : tensor<5x3xf64>
    %v26 = stablehlo.constant dense<[[0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000], [598.2677612304688, 590.2222290039062, 25231238.0], [0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000], [-1938.6923828125, 33583644672.0, -1.8543094483902678e-05], [0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000]]> : tensor<5x3xf64>
    %v27 = stablehlo.compare GE, %v24, %v26, FLOAT : (tensor<5x3xf64>, tensor<5x3xf64>) -> tensor<5x3xi1>
    %v28 = stablehlo.compare LE, %v24, %v25, FLOAT : (tensor<5x3xf64>, tensor<5x3xf64>) -> tensor<5x3xi1>
    %v29 = stablehlo.and %v27, %v28 : tensor<5x3xi1>
    %v30 = stablehlo.constant dense<[[true, true, true], [false, false, false], [true, true, true], [false, false, false], [true, true, true]]> : tensor<5x3xi1>
    %v31 = stablehlo.compare NE, %v24, %v24, FLOAT : (tensor<5x3xf64>, tensor<5x3xf64>) -> tensor<5x3xi1>
    %v32 = stablehlo.and %v31, %v30 : tensor<5x3xi1>
    %v33 = stablehlo.or %v29, %v32 : tensor<5x3xi1>
    %v34 = stablehlo.constant dense<[[true, true, true], [false, false, false], [true, true, true], [false, false, false], [true, true, true]]> : tensor<5x3xi1>
    %v35 = stablehlo.constant dense<0x7FF0000000000000> : tensor<5x3xf64>
    %v36 = stablehlo.compare EQ, %v24, %v35, FLOAT : (tensor<5x3xf64>, tensor<5x3xf64>) -> tensor<5x3xi1>
    %v37 = stablehlo.and %v36, %v34 : tensor<5x3xi1>
    %v38 = stablehlo.or %v33, %v37 : tensor<5x3xi1>
    %v39 = stablehlo.constant dense<[[true, true, true], [false, false, false], [true, true, true], [false, false, false], [true, true, true]]> : tensor<5x3xi1>
    %v40 = stablehlo.constant dense<0xFFF0000000000000> : tensor<5x3xf64>
    %v41 = stablehlo.compare EQ, %v24, %v40, FLOAT : (tensor<5x3xf64>, tensor<5x3xf64>) -> tensor<5x3xi1>
    %v42 = stablehlo.and %v41, %v39 : tensor<5x3xi1>
    %v43 = stablehlo.or %v38, %v42 : tensor<5x3xi1>
    %v44 = stablehlo.constant dense<[[true, true, true], [false, false, false], [true, true, true], [false, false, false], [true, true, true]]> : tensor<5x3xi1>
    %v45 = stablehlo.or %v43, %v44 : tensor<5x3xi1>
    check.expect_eq_const %v45, dense<true> : tensor<5x3xi1>
    func.return
  }
}
