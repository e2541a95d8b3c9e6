// RUN: stablehlo-translate --interpret %s --args='[dense<"0xE6DCC2BFFC5835C1EC16923F3FE306BF09E63EBF55E58EBE7E9EB34084D8104177C6D13E5F51ECBF775C7940551684BE0F4B6BC16FAFCABE145351C02681DBC0C457013F8D3792BFB06C1BBF527C824022AA3D3FB43DDF3FF9F165C035024E3E787AABBF4031463F18E4544058BE0B40CC898440D74BEC3F16F0A93FF33B233FDC242840A1ED1EC13C7CD33E07AB1A3FE97E0141DF1BBBC0D0B83240461BD3C095C064BFB27B2440AB6F35C0E9735E401289A0BE433A5F400FA23CC1D3B6F93EC8E91040AAF823BFE603AC3FFAEA28C18A69EDBE9AE164BF85DFB03E95CB19BFAECBF9C095438E3FFD6BCEBF304F3A412107883FC2114F3FC802ACC040C60ABF067B30C061AD7F3FA39142BECA974A3E392F50BE3AD9EC3F053D65BE0B631FC0675BADBE385B44BEB4B9DBC0F02471BF65EDC1BF040E58BE722A0EBEDA7C38C0A2EBF53F0407FAC00A170B3FA385EBBE926A45BFFB1800BE4971313F368611C156FDB9BF660694BE1CB4F93FFA07DCBED4F27B41CD6E48C13C0E1141273F5BC1EF011641A038AC4066CA0EC02F95D4BEFB34F140D2D341BFC0532A3FAA1405BE717D45C047D15DC1377625BF5693E5BEC69575C15D4D2040CD01ABC0FE362640D722E8BF02292C3E55EAAB3F28A6BC3E17B6C640839C363F4B0655BF389F17C037690CC1524EF4BF96D9793FE8298EBFC8E6E43E4BCB46417A70993F5DC4E9C054F2F43EECA306C121F354BF5A45A3BF6EC88F3F94278540207E3741"> : tensor<3x3x1x15xf32>, dense<> : tensor<1x6x5x0xf32>]'
// RUN: : @program
// stablehlo.convolution on f32, envelope values
//   n: more
//   i: more
//   o: more
//   X: rank 2
//   X: has 1
//   W: 0
//   W: 1
//   E: f32
//   F: f32
//   G: f32
//   batch_group_count: low (otherwise)
//   input_batch_dimension: first
//   input_feature_dimension: later
//   input_spatial_dimensions: ascending
//   kernel_input_feature_dimension: later
//   kernel_output_feature_dimension: later
//   kernel_spatial_dimensions: unordered
//   output_batch_dimension: later
//   output_feature_dimension: later
//   output_spatial_dimensions: ascending
//   window_strides: low
//   window_strides: low + 1
//   lhs_dilation: low + 1
//   rhs_dilation: low
//   window_reversal: false
//   window_reversal: true
//   padding: 0
//   padding: positive
//   padding: near 1
//   padding: near 2
//   precision_config: given
//   precision_config: DEFAULT
// legal 0 0: [0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0]

module {
func.func @program(%arg0: tensor<3x3x1x15xf32>, %arg1: tensor<1x6x5x0xf32>) -> tensor<9x3x2x6xf32> {
  %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, 0, 1, f]x[1, o, i, 0]->[0, b, 1, f], window = {stride = [1, 2], pad = [[0, 3], [3, 0]], lhs_dilate = [2, 4], rhs_dilate = [1, 3], reverse = [false, true]} {feature_group_count = 3 : i64, batch_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<3x3x1x15xf32>, tensor<1x6x5x0xf32>) -> tensor<9x3x2x6xf32>
  return %0 : tensor<9x3x2x6xf32>
}

  func.func @main(%input0: tensor<3x3x1x15xf32>, %input1: tensor<1x6x5x0xf32>) {
    %r = func.call @program(%input0, %input1) : (tensor<3x3x1x15xf32>, tensor<1x6x5x0xf32>) -> (tensor<9x3x2x6xf32>)
    %v0 = stablehlo.convert %r : (tensor<9x3x2x6xf32>) -> tensor<9x3x2x6xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<9x3x2x6xf64>) -> tensor<9x3x2x6xi64>
    check.expect_eq_const %v1, dense<0> : tensor<9x3x2x6xi64>
    func.return
  }
}
