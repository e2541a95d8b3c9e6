// RUN: stablehlo-translate --interpret %s --args='[dense<[[[[4.0, -3.0], [-1.5, 1.5], [0.5, -1.0]], [[-3.5, 4.0], [3.5, 3.0], [-1.0, 3.5]], [[-1.0, 0.0], [3.5, -4.0], [-1.5, -1.0]], [[-0.5, -1.0], [0.5, 2.0], [0.0, -1.0]]]]> : tensor<1x4x3x2xf32>, dense<[[[[-1.75, 1.0], [1.75, -0.75], [-1.75, -1.0]], [[-1.0, 0.75], [2.0, -0.25], [0.75, 1.5]], [[0.25, -2.0], [-0.25, 1.75], [-0.5, -0.25]], [[0.5, 1.0], [0.25, 2.0], [0.25, -0.75]]]]> : tensor<1x4x3x2xf32>]'
// RUN: : @program
// stablehlo.dot_general on f32, exact values
//   B: rank 3+
//   K: rank 1
//   K: has 1
//   M: rank 0
//   N: rank 0
//   E: f32
//   F: f32
//   lhs_batching_dimensions: unordered
//   lhs_contracting_dimensions: one
//   rhs_batching_dimensions: unordered
//   rhs_contracting_dimensions: one
//   num_primitive_operations: given
//   num_primitive_operations: alternative 2
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
// legal 0 0: [[-7.000008583068848,-6.999991416931152],[-2.6250030994415283,-2.6249969005584717],[-0.875001072883606,-0.874998927116394],[-3.0000035762786865,-2.9999964237213135],[-1.125001311302185,-1.124998688697815],[0.9999987483024597,1.0000011920928955],[3.499995708465576,3.500004291534424],[6.999991416931152,7.000008583068848],[-0.7500008940696716,-0.7499991059303284],[2.9999964237213135,3.0000035762786865],[-0.7500008940696716,-0.7499991059303284],[5.249993801116943,5.250006198883057],[-0.2500002980232239,-0.24999968707561493],[-0.875001072883606,-0.874998927116394],[0.7499991059303284,0.7500008940696716],[-1.504632769052528e-36,1.504632769052528e-36],[-7.000008583068848,-6.999991416931152],[0.24999968707561493,0.2500002980232239],[-0.2500002980232239,-0.24999968707561493],[0.12499984353780746,0.12500014901161194],[-1.88079096131566e-37,1.88079096131566e-37],[-1.0000011920928955,-0.9999987483024597],[3.999994993209839,4.000004768371582],[0.7499991059303284,0.7500008940696716]]

module {
func.func @program(%arg0: tensor<1x4x3x2xf32>, %arg1: tensor<1x4x3x2xf32>) -> tensor<4x2x3xf32> {
  %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [1, 3, 2] x [1, 3, 2], contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT], algorithm = <lhs_precision_type = tf32, rhs_precision_type = tf32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 3, allow_imprecise_accumulation = false> : (tensor<1x4x3x2xf32>, tensor<1x4x3x2xf32>) -> tensor<4x2x3xf32>
  return %0 : tensor<4x2x3xf32>
}

  func.func @main(%input0: tensor<1x4x3x2xf32>, %input1: tensor<1x4x3x2xf32>) {
    %r = func.call @program(%input0, %input1) : (tensor<1x4x3x2xf32>, tensor<1x4x3x2xf32>) -> (tensor<4x2x3xf32>)
    %v0 = stablehlo.convert %r : (tensor<4x2x3xf32>) -> tensor<4x2x3xf64>
    %v1 = stablehlo.constant dense<[[[-6.999991416931152, -2.6249969005584717, -0.874998927116394], [-2.9999964237213135, -1.124998688697815, 1.0000011920928955]], [[3.500004291534424, 7.000008583068848, -0.7499991059303284], [3.0000035762786865, -0.7499991059303284, 5.250006198883057]], [[-0.24999968707561493, -0.874998927116394, 0.7500008940696716], [1.504632769052528e-36, -6.999991416931152, 0.2500002980232239]], [[-0.24999968707561493, 0.12500014901161194, 1.88079096131566e-37], [-0.9999987483024597, 4.000004768371582, 0.7500008940696716]]]> : tensor<4x2x3xf64>
    %v2 = stablehlo.constant dense<[[[-7.000008583068848, -2.6250030994415283, -0.875001072883606], [-3.0000035762786865, -1.125001311302185, 0.9999987483024597]], [[3.499995708465576, 6.999991416931152, -0.7500008940696716], [2.9999964237213135, -0.7500008940696716, 5.249993801116943]], [[-0.2500002980232239, -0.875001072883606, 0.7499991059303284], [-1.504632769052528e-36, -7.000008583068848, 0.24999968707561493]], [[-0.2500002980232239, 0.12499984353780746, -1.88079096131566e-37], [-1.0000011920928955, 3.999994993209839, 0.7499991059303284]]]> : tensor<4x2x3xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<4x2x3xf64>, tensor<4x2x3xf64>) -> tensor<4x2x3xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<4x2x3xf64>, tensor<4x2x3xf64>) -> tensor<4x2x3xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<4x2x3xi1>
    check.expect_eq_const %v5, dense<true> : tensor<4x2x3xi1>
    func.return
  }
}
