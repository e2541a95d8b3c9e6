// RUN: stablehlo-translate --interpret %s --args='[dense<[[[[0.8847449, 2.9553971], [10.980729, 1.0105331], [-7.82106, 8.429811]], [[0.35818464, -15.131365], [2.2741423, -12.562578], [-5.9616203, -1.8795012]], [[-0.39137107, -0.89244545], [-1.2204394, -14.530852], [4.133198, 2.783721]], [[1.2192888, -4.6110535], [-7.653266, 2.2147772], [-1.7801871, 0.4590655]]], [[[-0.36787745, 0.1737008], [1.2673105, 2.4473372], [1.4369831, 0.61343575]], [[0.39268854, -0.19224147], [0.5387374, 0.14202915], [7.015623, -0.16156222]], [[3.2649143, 2.780285], [-4.6312947, 0.38189706], [0.13545583, -1.3794818]], [[-0.47059754, 4.1836276], [0.8781771, 6.9743795], [-0.21842106, -2.0601172]]]]> : tensor<2x4x3x2xf32>, dense<[[[[-15.492734, -6.074368], [7.600671, -1.8542789]], [[4.4570136, -0.42156482], [-1.5258405, 5.2221437]], [[1.3859234, 0.87227696], [-1.1872892, -0.22759132]]], [[[-4.4243264, 0.5317921], [-0.22626823, -1.3458678]], [[0.2401352, 0.39815533], [-3.274956, -0.3140224]], [[3.0175855, 0.6219863], [2.9241018, -2.202678]]], [[[8.396846, -9.264555], [1.6297646, 8.923294]], [[-0.81525743, 0.13508403], [-14.928053, 7.631363]], [[-1.7453889, 0.6205786], [-0.27714068, 2.1066852]]], [[[-6.347711, -0.14941588], [-0.2976473, -0.5837236]], [[-0.38296363, 3.5891845], [0.49074975, -11.427461]], [[0.67796075, 0.44046116], [1.797579, -0.72437555]]]]> : tensor<4x3x2x2xf32>]'
// RUN: : @program
// stablehlo.dot_general on f32, envelope values
//   B: rank 0
//   K: rank 3+
//   M: rank 0
//   N: rank 0
//   E: f32
//   F: f32
//   lhs_batching_dimensions: empty
//   lhs_contracting_dimensions: ascending
//   rhs_batching_dimensions: empty
//   rhs_contracting_dimensions: unordered
//   num_primitive_operations: absent
//   lhs_precision_type: absent
//   rhs_precision_type: absent
//   accumulation_type: absent
//   lhs_component_count: absent
//   rhs_component_count: absent
//   allow_imprecise_accumulation: absent
//   precision_config: absent
//   G: f32
// legal 0 0: [[194.93617248535156,194.9395751953125]]

module {
func.func @program(%arg0: tensor<2x4x3x2xf32>, %arg1: tensor<4x3x2x2xf32>) -> tensor<f32> {
  %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [0, 1, 2, 3] x [3, 0, 1, 2] : (tensor<2x4x3x2xf32>, tensor<4x3x2x2xf32>) -> tensor<f32>
  return %0 : tensor<f32>
}

  func.func @main(%input0: tensor<2x4x3x2xf32>, %input1: tensor<4x3x2x2xf32>) {
    %r = func.call @program(%input0, %input1) : (tensor<2x4x3x2xf32>, tensor<4x3x2x2xf32>) -> (tensor<f32>)
    %v0 = stablehlo.convert %r : (tensor<f32>) -> tensor<f64>
    %v1 = stablehlo.constant dense<194.9395751953125> : tensor<f64>
    %v2 = stablehlo.constant dense<194.93617248535156> : tensor<f64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v5 = stablehlo.and %v3, %v4 : tensor<i1>
    check.expect_eq_const %v5, dense<true> : tensor<i1>
    func.return
  }
}
