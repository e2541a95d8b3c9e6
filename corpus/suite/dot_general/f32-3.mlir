// RUN: stablehlo-translate --interpret %s --args='[dense<[[[[10.159727, -4.289268, 12.190259, -0.18742207, -0.9895267], [-0.14594877, 4.121664, -0.13115664, 0.17276649, -5.960968], [12.420107, 14.3373785, -3.840165, -7.734886, -1.9286386]], [[0.7945866, -1.7510669, -0.6652069, -0.3661015, -0.652411], [3.9150155, -1.3503717, -0.62343174, 0.9062704, 15.981841], [15.065921, -14.083591, -1.3958546, -0.52954566, -3.913331]], [[11.304247, 0.14746544, 7.2811217, 0.534519, 2.9990191], [1.3596431, 0.26575768, -2.9055257, 15.87698, -0.23434964], [2.5806315, -9.200976, -2.1468697, 1.4482619, 0xFF800000]]]]> : tensor<1x3x3x5xf32>, dense<[[[[-0.4482297, 0.14349668, -0.5291913], [1.6909103, -1.5989872, 1.9298501], [-0.16311374, -4.7639422, -0.2409397]], [[1.6511322, -0.63797814, -0.22968486], [-0.7176821, -15.207144, 0.40389812], [-14.544192, -3.3354774, -0.27966616]], [[-4.302216, -13.359059, -0.16854642], [-0.43540508, 3.6070101, -0.35244194], [-3.5285075, 0.44898236, 0.9384885]], [[2.4570732, 0.22034277, -2.2135308], [-0.31740886, 0.3001539, 0.37737843], [4.8592563, 14.308871, 0.28709885]], [[-15.997454, -15.70169, 0.8865494], [-0.7630852, -0.8641577, 0.34637934], [-0.83159393, -3.4698355, -1.8565947]]]]> : tensor<1x5x3x3xf32>]'
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
// legal 0 0: [-6.826567649841309,-218.56578063964844,-38.83797073364258,-38.10114288330078,21.98247718811035,-77.9192123413086,68.62793731689453,6.011099815368652,-7.385848045349121,10.011738777160645,-3.979978561401367,2.64667010307312,-2.2179903984069824,5.224249839782715,"inf"]

module {
func.func @program(%arg0: tensor<1x3x3x5xf32>, %arg1: tensor<1x5x3x3xf32>) -> tensor<3x5xf32> {
  %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [1, 3] x [3, 1], contracting_dims = [2, 0] x [2, 0], precision = [DEFAULT, DEFAULT], algorithm = <lhs_precision_type = f64, rhs_precision_type = f64, accumulation_type = f64, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<1x3x3x5xf32>, tensor<1x5x3x3xf32>) -> tensor<3x5xf32>
  return %0 : tensor<3x5xf32>
}

  func.func @main(%input0: tensor<1x3x3x5xf32>, %input1: tensor<1x5x3x3xf32>) {
    %r = func.call @program(%input0, %input1) : (tensor<1x3x3x5xf32>, tensor<1x5x3x3xf32>) -> (tensor<3x5xf32>)
    %v0 = stablehlo.convert %r : (tensor<3x5xf32>) -> tensor<3x5xf64>
    %v1 = stablehlo.constant dense<[[-6.826567649841309, -218.56578063964844, -38.83797073364258, -38.10114288330078, 21.98247718811035], [-77.9192123413086, 68.62793731689453, 6.011099815368652, -7.385848045349121, 10.011738777160645], [-3.979978561401367, 2.64667010307312, -2.2179903984069824, 5.224249839782715, 0xFFF0000000000000]]> : tensor<3x5xf64>
    %v2 = stablehlo.constant dense<[[-6.826567649841309, -218.56578063964844, -38.83797073364258, -38.10114288330078, 21.98247718811035], [-77.9192123413086, 68.62793731689453, 6.011099815368652, -7.385848045349121, 10.011738777160645], [-3.979978561401367, 2.64667010307312, -2.2179903984069824, 5.224249839782715, 0x7FF0000000000000]]> : tensor<3x5xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<3x5xf64>, tensor<3x5xf64>) -> tensor<3x5xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<3x5xf64>, tensor<3x5xf64>) -> tensor<3x5xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<3x5xi1>
    %v6 = stablehlo.constant dense<[[false, false, false, false, false], [false, false, false, false, false], [false, false, false, false, true]]> : tensor<3x5xi1>
    %v7 = stablehlo.constant dense<0x7FF0000000000000> : tensor<3x5xf64>
    %v8 = stablehlo.compare EQ, %v0, %v7, FLOAT : (tensor<3x5xf64>, tensor<3x5xf64>) -> tensor<3x5xi1>
    %v9 = stablehlo.and %v8, %v6 : tensor<3x5xi1>
    %v10 = stablehlo.or %v5, %v9 : tensor<3x5xi1>
    check.expect_eq_const %v10, dense<true> : tensor<3x5xi1>
    func.return
  }
}
