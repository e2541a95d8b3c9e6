// RUN: stablehlo-translate --interpret %s --args='[dense<[[[[3.4028235e+38], [0.3264694], [-1.1754944e-38]], [[0.85995764], [2.8918223], [0xFF800000]], [[0.43036896], [3.4028235e+38], [1.0]], [[0.30992752], [0.0], [3.4028235e+38]], [[-0.34024712], [-1.8063655], [0xFF800000]]], [[[0.4319354], [1.1754942e-38], [1.1754944e-38]], [[2.466121], [0x7F800000], [5.313658]], [[-0.34710333], [1.1754944e-38], [0x7F800000]], [[-0.5696822], [-0.0], [-0.773569]], [[-1.0e-45], [-1.1754942e-38], [-7.357931]]], [[[0.5], [-0.38605455], [-0.55317205]], [[-3.4028235e+38], [-1.6088905], [-3.367362]], [[-0.0], [0.5], [2.8527792]], [[1.0], [6.280529], [6.838879]], [[5.6962404], [-5.483147], [-3.4028235e+38]]]]> : tensor<3x5x3x1xf32>, dense<[[[[7.595832, 1.3714671, 2.4736392]], [[1.0e-45, 3.4028235e+38, -1.0]], [[0.5, 1.1754944e-38, 2.195755]]], [[[-0.56616026, 1.0, -0.9799885]], [[-3.4028235e+38, 0.7773899, 0x7F800000]], [[-1.0, -4.7999215, 7.0150247]]], [[[0x7F800000, -3.1260567, -0.2638724]], [[0.5, 1.1754942e-38, 7.7605405]], [[0x7FC00000, 0.9653752, 1.2555511]]], [[[0.42676654, 6.603324, 7.7118382]], [[0.45935217, -1.0, -0.6345363]], [[0x7F800000, 1.0e-45, -0.895006]]], [[[-1.9466821, -2.7411215, 3.4028235e+38]], [[-1.1754944e-38, 3.3981202, -1.1754944e-38]], [[-1.1754944e-38, 0.0, -2.357383]]]]> : tensor<5x3x1x3xf32>]'
// RUN: : @program
// stablehlo.dot_general on f32, special values
//   B: rank 3+
//   B: has 1
//   K: rank 0
//   M: rank 0
//   N: rank 0
//   E: f32
//   F: f32
//   lhs_batching_dimensions: ascending
//   lhs_contracting_dimensions: empty
//   rhs_batching_dimensions: unordered
//   rhs_contracting_dimensions: empty
//   num_primitive_operations: given
//   num_primitive_operations: alternative 1
//   lhs_precision_type: given
//   lhs_precision_type: tf32
//   rhs_precision_type: given
//   rhs_precision_type: tf32
//   accumulation_type: given
//   accumulation_type: f32
//   lhs_component_count: given
//   lhs_component_count: low
//   rhs_component_count: given
//   rhs_component_count: low
//   allow_imprecise_accumulation: given
//   allow_imprecise_accumulation: false
//   precision_config: given
//   precision_config: DEFAULT
//   G: f32
// legal 0 0: ["inf",[0.0,3.83700182385107e-39],[-5.877471754111438e-39,0.0],-0.48661208152770996,"-inf","inf","inf","inf",null,0.1322157382965088,[0.0,0.0],"inf",0.6623845100402832,2.1236958486535468e-38,"inf",0.5921545028686523,null,[0.0,0.0],2.466796875,"inf",-25.504150390625,1.0855779647827148,[0.0,0.0],"inf",-3.761730194091797,[0.0,0.0],[-9.09171411964113e-39,0.0],[0.0,3.221130027741542e-38],[-3.9948440828726177e-38,0.0],[0.0,0.0],1.2373046875,0.385986328125,-1.2144966125488281,"inf","-inf",-23.6229248046875,[0.0,0.0],3.880859375,3.5836143493652344,7.7109375,-3.98712158203125,-6.121793746948242,"inf",6.446851830290983e-38,"inf"]

module {
func.func @program(%arg0: tensor<3x5x3x1xf32>, %arg1: tensor<5x3x1x3xf32>) -> tensor<3x5x3x1xf32> {
  %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0, 1, 2, 3] x [3, 0, 1, 2], contracting_dims = [] x [], precision = [DEFAULT, DEFAULT], algorithm = <lhs_precision_type = tf32, rhs_precision_type = tf32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<3x5x3x1xf32>, tensor<5x3x1x3xf32>) -> tensor<3x5x3x1xf32>
  return %0 : tensor<3x5x3x1xf32>
}

  func.func @main(%input0: tensor<3x5x3x1xf32>, %input1: tensor<5x3x1x3xf32>) {
    %r = func.call @program(%input0, %input1) : (tensor<3x5x3x1xf32>, tensor<5x3x1x3xf32>) -> (tensor<3x5x3x1xf32>)
    %v0 = stablehlo.convert %r : (tensor<3x5x3x1xf32>) -> tensor<3x5x3x1xf64>
    %v1 = stablehlo.constant dense<[[[[0xFFF0000000000000], [3.83700182385107e-39], [0.0]], [[-0.48661208152770996], [0xFFF0000000000000], [0xFFF0000000000000]], [[0xFFF0000000000000], [0xFFF0000000000000], [0x7FF0000000000000]], [[0.1322157382965088], [0.0], [0xFFF0000000000000]], [[0.6623845100402832], [2.1236958486535468e-38], [0xFFF0000000000000]]], [[[0.5921545028686523], [0x7FF0000000000000], [0.0]], [[2.466796875], [0xFFF0000000000000], [-25.504150390625]], [[1.0855779647827148], [0.0], [0xFFF0000000000000]], [[-3.761730194091797], [0.0], [0.0]], [[3.221130027741542e-38], [0.0], [0.0]]], [[[1.2373046875], [0.385986328125], [-1.2144966125488281]], [[0xFFF0000000000000], [0xFFF0000000000000], [-23.6229248046875]], [[0.0], [3.880859375], [3.5836143493652344]], [[7.7109375], [-3.98712158203125], [-6.121793746948242]], [[0xFFF0000000000000], [6.446851830290983e-38], [0xFFF0000000000000]]]]> : tensor<3x5x3x1xf64>
    %v2 = stablehlo.constant dense<[[[[0x7FF0000000000000], [0.0], [-5.877471754111438e-39]], [[-0.48661208152770996], [0x7FF0000000000000], [0x7FF0000000000000]], [[0x7FF0000000000000], [0x7FF0000000000000], [0xFFF0000000000000]], [[0.1322157382965088], [0.0], [0x7FF0000000000000]], [[0.6623845100402832], [2.1236958486535468e-38], [0x7FF0000000000000]]], [[[0.5921545028686523], [0xFFF0000000000000], [0.0]], [[2.466796875], [0x7FF0000000000000], [-25.504150390625]], [[1.0855779647827148], [0.0], [0x7FF0000000000000]], [[-3.761730194091797], [0.0], [-9.09171411964113e-39]], [[0.0], [-3.9948440828726177e-38], [0.0]]], [[[1.2373046875], [0.385986328125], [-1.2144966125488281]], [[0x7FF0000000000000], [0x7FF0000000000000], [-23.6229248046875]], [[0.0], [3.880859375], [3.5836143493652344]], [[7.7109375], [-3.98712158203125], [-6.121793746948242]], [[0x7FF0000000000000], [6.446851830290983e-38], [0x7FF0000000000000]]]]> : tensor<3x5x3x1xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<3x5x3x1xf64>, tensor<3x5x3x1xf64>) -> tensor<3x5x3x1xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<3x5x3x1xf64>, tensor<3x5x3x1xf64>) -> tensor<3x5x3x1xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<3x5x3x1xi1>
    %v6 = stablehlo.constant dense<[[[[false], [false], [false]], [[false], [false], [false]], [[false], [false], [true]], [[false], [false], [false]], [[false], [false], [false]]], [[[false], [true], [false]], [[false], [false], [false]], [[false], [false], [false]], [[false], [false], [false]], [[false], [false], [false]]], [[[false], [false], [false]], [[false], [false], [false]], [[false], [false], [false]], [[false], [false], [false]], [[false], [false], [false]]]]> : tensor<3x5x3x1xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<3x5x3x1xf64>, tensor<3x5x3x1xf64>) -> tensor<3x5x3x1xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<3x5x3x1xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<3x5x3x1xi1>
    %v10 = stablehlo.constant dense<[[[[true], [false], [false]], [[false], [false], [true]], [[true], [true], [true]], [[false], [false], [true]], [[false], [false], [true]]], [[[false], [true], [false]], [[false], [true], [false]], [[false], [false], [true]], [[false], [false], [false]], [[false], [false], [false]]], [[[false], [false], [false]], [[true], [false], [false]], [[false], [false], [false]], [[false], [false], [false]], [[true], [false], [true]]]]> : tensor<3x5x3x1xi1>
    %v11 = stablehlo.constant dense<0x7FF0000000000000> : tensor<3x5x3x1xf64>
    %v12 = stablehlo.compare EQ, %v0, %v11, FLOAT : (tensor<3x5x3x1xf64>, tensor<3x5x3x1xf64>) -> tensor<3x5x3x1xi1>
    %v13 = stablehlo.and %v12, %v10 : tensor<3x5x3x1xi1>
    %v14 = stablehlo.or %v9, %v13 : tensor<3x5x3x1xi1>
    %v15 = stablehlo.constant dense<[[[[false], [false], [false]], [[false], [true], [false]], [[false], [false], [true]], [[false], [false], [false]], [[false], [false], [false]]], [[[false], [true], [false]], [[false], [false], [false]], [[false], [false], [false]], [[false], [false], [false]], [[false], [false], [false]]], [[[false], [false], [false]], [[false], [true], [false]], [[false], [false], [false]], [[false], [false], [false]], [[false], [false], [false]]]]> : tensor<3x5x3x1xi1>
    %v16 = stablehlo.constant dense<0xFFF0000000000000> : tensor<3x5x3x1xf64>
    %v17 = stablehlo.compare EQ, %v0, %v16, FLOAT : (tensor<3x5x3x1xf64>, tensor<3x5x3x1xf64>) -> tensor<3x5x3x1xi1>
    %v18 = stablehlo.and %v17, %v15 : tensor<3x5x3x1xi1>
    %v19 = stablehlo.or %v14, %v18 : tensor<3x5x3x1xi1>
    %v20 = stablehlo.constant dense<[[[[false], [false], [false]], [[false], [false], [false]], [[false], [false], [true]], [[false], [false], [false]], [[false], [false], [false]]], [[[false], [true], [false]], [[false], [false], [false]], [[false], [false], [false]], [[false], [false], [false]], [[false], [false], [false]]], [[[false], [false], [false]], [[false], [false], [false]], [[false], [false], [false]], [[false], [false], [false]], [[false], [false], [false]]]]> : tensor<3x5x3x1xi1>
    %v21 = stablehlo.or %v19, %v20 : tensor<3x5x3x1xi1>
    check.expect_eq_const %v21, dense<true> : tensor<3x5x3x1xi1>
    func.return
  }
}
