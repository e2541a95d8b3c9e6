// RUN: stablehlo-translate --interpret %s --args='[dense<[[[[7], [6], [6], [-4], [7]]], [[[4], [2], [-1], [-5], [-6]]], [[[-2], [3], [-5], [-4], [-3]]], [[[-7], [-7], [6], [6], [-3]]], [[[1], [6], [5], [7], [-8]]]]> : tensor<5x1x5x1xi4>, dense<[[[-1, -7, 2, 5, -3]], [[-1, -3, 0, 6, 1]], [[-6, -2, -3, 5, 0]], [[0, -4, -7, -4, 3]], [[-4, -7, 1, -4, -2]]]> : tensor<5x1x5xi4>, dense<[[[[6], [-1], [-1], [-4], [6]]], [[[-6], [-7], [5], [4], [2]]], [[[-7], [4], [-6], [5], [-2]]], [[[-6], [-4], [7], [0], [-8]]], [[[4], [5], [-1], [0], [-2]]]]> : tensor<5x1x5x1xi4>, dense<[[[-5, 0, -7, -2, 5]], [[4, -2, -3, -2, -2]], [[5, 6, 0, 3, 2]], [[-2, -3, -6, -6, 5]], [[1, -2, 3, -6, 2]]]> : tensor<5x1x5xi4>, dense<[[[[-1], [-4], [-1], [-2], [7]]], [[[4], [0], [5], [-3], [1]]], [[[4], [0], [6], [6], [-6]]], [[[6], [-3], [6], [1], [-5]]], [[[-1], [-1], [3], [-1], [7]]]]> : tensor<5x1x5x1xi4>, dense<[[[7, 5, 0, -4, -1]], [[6, 4, -3, 2, -3]], [[3, -3, -4, 0, -2]], [[6, 4, 7, 0, -1]], [[5, 1, 0, -1, 6]]]> : tensor<5x1x5xi4>, dense<[[[[2], [1], [-4], [5], [3]]], [[[-2], [-2], [-3], [-2], [-2]]], [[[-8], [5], [1], [4], [0]]], [[[1], [4], [0], [2], [-6]]], [[[5], [-4], [1], [5], [7]]]]> : tensor<5x1x5x1xi4>, dense<[[[4, -2, 6, -6, -1]], [[4, -6, -3, -7, -1]], [[-2, 3, -3, -1, -5]], [[0, -2, 1, 7, -7]], [[-1, -6, -2, 0, -3]]]> : tensor<5x1x5xi4>]'
// RUN: : @program
// stablehlo.dot_general on i4, exact values
//   B: rank 2
//   K: rank 1
//   K: has 1
//   M: rank 1
//   M: has 1
//   N: rank 0
//   E: i4
//   F: i8
//   lhs_batching_dimensions: ascending
//   lhs_contracting_dimensions: one
//   rhs_batching_dimensions: ascending
//   rhs_contracting_dimensions: one
//   num_primitive_operations: absent
//   lhs_precision_type: absent
//   rhs_precision_type: absent
//   accumulation_type: absent
//   lhs_component_count: absent
//   rhs_component_count: absent
//   allow_imprecise_accumulation: absent
//   precision_config: absent
//   G: i4
// legal 0 0: [-7,-42,12,-20,-21,-4,-6,0,-30,-6,12,-6,15,-20,0,0,28,-42,-24,-9,-4,-42,5,-28,16]
// legal 1 0: [-30,0,7,8,30,-24,14,-15,-8,-4,-35,24,0,15,-4,12,12,-42,0,-40,4,-10,-3,0,-4]
// legal 2 0: [-7,-20,0,8,-7,24,0,-15,-6,-3,12,0,-24,0,12,36,-12,42,0,5,-5,-1,0,1,42]
// legal 3 0: [8,-2,-24,-30,-3,-8,12,9,14,2,16,15,-3,-4,0,0,-8,0,14,42,-5,24,-2,0,-21]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 4 : i32} {
  func.func @program(%arg0: tensor<5x1x5x1xi4>, %arg1: tensor<5x1x5xi4>) -> tensor<5x5x1xi8> {
    %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0, 2] x [0, 2], contracting_dims = [1] x [1] : (tensor<5x1x5x1xi4>, tensor<5x1x5xi4>) -> tensor<5x5x1xi8>
    return %0 : tensor<5x5x1xi8>
  }

  func.func @main(%input0: tensor<5x1x5x1xi4>, %input1: tensor<5x1x5xi4>, %input2: tensor<5x1x5x1xi4>, %input3: tensor<5x1x5xi4>, %input4: tensor<5x1x5x1xi4>, %input5: tensor<5x1x5xi4>, %input6: tensor<5x1x5x1xi4>, %input7: tensor<5x1x5xi4>) {
    %r:4 = "interpreter.run_parallel"(%input0, %input1, %input2, %input3, %input4, %input5, %input6, %input7) {programs = [[@program], [@program], [@program], [@program]]} : (tensor<5x1x5x1xi4>, tensor<5x1x5xi4>, tensor<5x1x5x1xi4>, tensor<5x1x5xi4>, tensor<5x1x5x1xi4>, tensor<5x1x5xi4>, tensor<5x1x5x1xi4>, tensor<5x1x5xi4>) -> (tensor<5x5x1xi8>, tensor<5x5x1xi8>, tensor<5x5x1xi8>, tensor<5x5x1xi8>)
    check.expect_eq_const %r#0, dense<[[[-7], [-42], [12], [-20], [-21]], [[-4], [-6], [0], [-30], [-6]], [[12], [-6], [15], [-20], [0]], [[0], [28], [-42], [-24], [-9]], [[-4], [-42], [5], [-28], [16]]]> : tensor<5x5x1xi8>
    check.expect_eq_const %r#1, dense<[[[-30], [0], [7], [8], [30]], [[-24], [14], [-15], [-8], [-4]], [[-35], [24], [0], [15], [-4]], [[12], [12], [-42], [0], [-40]], [[4], [-10], [-3], [0], [-4]]]> : tensor<5x5x1xi8>
    check.expect_eq_const %r#2, dense<[[[-7], [-20], [0], [8], [-7]], [[24], [0], [-15], [-6], [-3]], [[12], [0], [-24], [0], [12]], [[36], [-12], [42], [0], [5]], [[-5], [-1], [0], [1], [42]]]> : tensor<5x5x1xi8>
    check.expect_eq_const %r#3, dense<[[[8], [-2], [-24], [-30], [-3]], [[-8], [12], [9], [14], [2]], [[16], [15], [-3], [-4], [0]], [[0], [-8], [0], [14], [42]], [[-5], [24], [-2], [0], [-21]]]> : tensor<5x5x1xi8>
    func.return
  }
}
