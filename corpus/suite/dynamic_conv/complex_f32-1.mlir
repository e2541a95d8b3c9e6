// RUN: stablehlo-translate --interpret %s --args='[dense<[[(0.0, 0.0), (0.0, 0.0), (-0.75, -1.75)], [(1.5, -1.5), (0.0, -1.25), (0.75, 0.75)], [(-1.0, 0.0), (0.0, 0.0), (0.0, -0.5)], [(0.0, 0.0), (0.0, 0.0), (0.0, 0.0)]]> : tensor<4x3xcomplex<f32>>, dense<[[(-4.0, 6.0), (-3.0, -4.0), (7.0, -2.0), (8.0, -8.0), (-3.0, 3.0), (-7.0, -4.0), (6.0, -6.0), (2.0, 3.0), (2.0, 7.0), (-3.0, -3.0), (8.0, 4.0), (7.0, -8.0), (-6.0, 5.0), (4.0, 1.0), (1.0, 8.0)]]> : tensor<1x15xcomplex<f32>>]'
// RUN: : @program
// stablehlo.dynamic_conv on complex<f32>, exact values
//   n: more
//   i: 1
//   o: more
//   X: rank 0
//   E: complex<f32>
//   F: complex<f32>
//   G: complex<f32>
//   batch_group_count: low (otherwise)
//   input_batch_dimension: first
//   input_feature_dimension: later
//   input_spatial_dimensions: empty
//   kernel_input_feature_dimension: first
//   kernel_output_feature_dimension: later
//   kernel_spatial_dimensions: empty
//   output_batch_dimension: later
//   output_feature_dimension: first
//   output_spatial_dimensions: empty
//   I: ui64
//   precision_config: given
//   precision_config: HIGHEST
// legal 0 0: [[0.0,0.0],[0.0,0.0],3.0,15.0,4.0,-6.0,[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],-10.5,-1.5,3.0,4.0,[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],7.5,-13.5,-7.0,2.0,[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],-24.0,-8.0,8.0,[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],9.0,3.0,-3.0,[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],-5.0,8.75,[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],-7.5,-7.5,[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],3.75,-2.5,[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],8.75,-2.5,[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],-3.75,3.75,[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],1.0,-17.0,3.0,9.0,2.0,-4.0,[0.0,0.0],[0.0,0.0],-19.25,-6.25,11.25,-0.75,-4.0,-3.5,[0.0,0.0],[0.0,0.0],13.25,6.75,-8.25,-0.75,2.5,3.0,[0.0,0.0],[0.0,0.0],-1.25,-7.75,2.25,3.75,0.5,-2.0,[0.0,0.0],[0.0,0.0],13.25,-7.75,-5.25,6.75,4.0,-0.5,[0.0,0.0],[0.0,0.0]]

module {
func.func @program(%arg0: tensor<4x3xcomplex<f32>>, %arg1: tensor<1x15xcomplex<f32>>) -> tensor<15x4xcomplex<f32>> {
  %0 = stablehlo.constant dense<> : tensor<0x2xui64>
  %1 = "stablehlo.dynamic_conv"(%arg0, %arg1, %0) <{feature_group_count = 3 : i64, batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f]x[i, o]->[f, b]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<4x3xcomplex<f32>>, tensor<1x15xcomplex<f32>>, tensor<0x2xui64>) -> tensor<15x4xcomplex<f32>>
  return %1 : tensor<15x4xcomplex<f32>>
}

  func.func @main(%input0: tensor<4x3xcomplex<f32>>, %input1: tensor<1x15xcomplex<f32>>) {
    %r = func.call @program(%input0, %input1) : (tensor<4x3xcomplex<f32>>, tensor<1x15xcomplex<f32>>) -> (tensor<15x4xcomplex<f32>>)
    %v0 = stablehlo.real %r : (tensor<15x4xcomplex<f32>>) -> tensor<15x4xf32>
    %v1 = stablehlo.convert %v0 : (tensor<15x4xf32>) -> tensor<15x4xf64>
    check.expect_eq_const %v1, dense<[[0.0, 3.0, 4.0, 0.0], [0.0, -10.5, 3.0, 0.0], [0.0, 7.5, -7.0, 0.0], [0.0, 0.0, -8.0, 0.0], [0.0, 0.0, 3.0, 0.0], [0.0, -5.0, 0.0, 0.0], [0.0, -7.5, 0.0, 0.0], [0.0, 3.75, 0.0, 0.0], [0.0, 8.75, 0.0, 0.0], [0.0, -3.75, 0.0, 0.0], [1.0, 3.0, 2.0, 0.0], [-19.25, 11.25, -4.0, 0.0], [13.25, -8.25, 2.5, 0.0], [-1.25, 2.25, 0.5, 0.0], [13.25, -5.25, 4.0, 0.0]]> : tensor<15x4xf64>
    %v2 = stablehlo.imag %r : (tensor<15x4xcomplex<f32>>) -> tensor<15x4xf32>
    %v3 = stablehlo.convert %v2 : (tensor<15x4xf32>) -> tensor<15x4xf64>
    check.expect_eq_const %v3, dense<[[0.0, 15.0, -6.0, 0.0], [0.0, -1.5, 4.0, 0.0], [0.0, -13.5, 2.0, 0.0], [0.0, -24.0, 8.0, 0.0], [0.0, 9.0, -3.0, 0.0], [0.0, 8.75, 0.0, 0.0], [0.0, -7.5, 0.0, 0.0], [0.0, -2.5, 0.0, 0.0], [0.0, -2.5, 0.0, 0.0], [0.0, 3.75, 0.0, 0.0], [-17.0, 9.0, -4.0, 0.0], [-6.25, -0.75, -3.5, 0.0], [6.75, -0.75, 3.0, 0.0], [-7.75, 3.75, -2.0, 0.0], [-7.75, 6.75, -0.5, 0.0]]> : tensor<15x4xf64>
    func.return
  }
}
