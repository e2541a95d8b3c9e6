// RUN: stablehlo-translate --interpret %s --args='[dense<[[[[10.159727, -4.289268, 12.190259, -0.18742207, -0.9895267], [-0.14594877, 4.121664, -0.13115664, 0.17276649, -5.960968], [12.420107, 14.3373785, -3.840165, -7.734886, -1.9286386]], [[0.7945866, -1.7510669, -0.6652069, -0.3661015, -0.652411], [3.9150155, -1.3503717, -0.62343174, 0.9062704, 15.981841], [15.065921, -14.083591, -1.3958546, -0.52954566, -3.913331]], [[11.304247, 0.14746544, 7.2811217, 0.534519, 2.9990191], [1.3596431, 0.26575768, -2.9055257, 15.87698, -0.23434964], [2.5806315, -9.200976, -2.1468697, 1.4482619, 1.2608186]]]]> : tensor<1x3x3x5xf32>, dense<[[[[-9.560627, 0.49316344, -0.8433475], [-5.4371915, -0.4482297, 0.14349668], [-0.5291913, 1.6909103, -1.5989872]], [[1.9298501, -0.16311374, -4.7639422], [-0.2409397, 1.6511322, -0.63797814], [-0.22968486, -0.7176821, -15.207144]], [[0.40389812, -14.544192, -3.3354774], [-0.27966616, -4.302216, -13.359059], [-0.16854642, -0.43540508, 3.6070101]], [[-0.35244194, -3.5285075, 0.44898236], [0.9384885, 2.4570732, 0.22034277], [-2.2135308, -0.31740886, 0.3001539]], [[0.37737843, 4.8592563, 14.308871], [0.28709885, -15.997454, -15.70169], [0.8865494, -0.7630852, -0.8641577]]]]> : tensor<1x5x3x3xf32>]'
// RUN: : @program
// stablehlo.dot_general on f32, envelope values
//   B: rank 2
//   K: rank 2
//   K: has 1
//   M: rank 0
//   N: rank 0
//   E: f32
//   F: f32
//   lhs_batching_dimensions: ascending
//   lhs_contracting_dimensions: unordered
//   rhs_batching_dimensions: unordered
//   rhs_contracting_dimensions: unordered
//   num_primitive_operations: given
//   num_primitive_operations: alternative 1
//   lhs_precision_type: given
//   lhs_precision_type: f64
//   rhs_precision_type: given
//   rhs_precision_type: f64
//   accumulation_type: given
//   accumulation_type: f64
//   lhs_component_count: given
//   lhs_component_count: low
//   rhs_component_count: given
//   rhs_component_count: low
//   allow_imprecise_accumulation: given
//   allow_imprecise_accumulation: false
//   precision_config: given
//   precision_config: DEFAULT
//   G: f32
// legal 0 0: [-102.91242218017578,-12.563796043395996,5.607548713684082,17.3496036529541,-3.7946465015411377,24.11215591430664,8.163522720336914,12.964797019958496,3.6866471767425537,-255.852783203125,-13.464700698852539,139.0485076904297,6.785292625427246,4.173069000244141,45.50271987915039]

module {
func.func @program(%arg0: tensor<1x3x3x5xf32>, %arg1: tensor<1x5x3x3xf32>) -> tensor<3x5xf32> {
  %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [1, 3] x [3, 1], contracting_dims = [2, 0] x [2, 0], precision = [DEFAULT, DEFAULT], algorithm = <lhs_precision_type = f64, rhs_precision_type = f64, accumulation_type = f64, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<1x3x3x5xf32>, tensor<1x5x3x3xf32>) -> tensor<3x5xf32>
  return %0 : tensor<3x5xf32>
}

  func.func @main(%input0: tensor<1x3x3x5xf32>, %input1: tensor<1x5x3x3xf32>) {
    %r = func.call @program(%input0, %input1) : (tensor<1x3x3x5xf32>, tensor<1x5x3x3xf32>) -> (tensor<3x5xf32>)
    %v0 = stablehlo.convert %r : (tensor<3x5xf32>) -> tensor<3x5xf64>
    check.expect_eq_const %v0, dense<[[-102.91242218017578, -12.563796043395996, 5.607548713684082, 17.3496036529541, -3.7946465015411377], [24.11215591430664, 8.163522720336914, 12.964797019958496, 3.6866471767425537, -255.852783203125], [-13.464700698852539, 139.0485076904297, 6.785292625427246, 4.173069000244141, 45.50271987915039]]> : tensor<3x5xf64>
    func.return
  }
}
