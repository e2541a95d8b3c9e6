// RUN: stablehlo-translate --interpret %s --args='[dense<[[[[7], [6], [6], [-4], [7]]], [[[4], [2], [-1], [-5], [-6]]], [[[-2], [3], [-5], [-4], [-3]]], [[[-7], [-7], [6], [6], [-3]]], [[[1], [6], [5], [7], [-6]]]]> : tensor<5x1x5x1xi4>, dense<[[[6, -4, -2, -6, 5]], [[-6, 0, -3, -6, 2]], [[-5, 0, -5, -1, 3]], [[5, 0, 1, 0, -3]], [[-5, 7, -4, -5, 0]]]> : tensor<5x1x5xi4>, dense<[[[[5], [-3], [-3], [-1], [-4]]], [[[7], [-6], [0], [6], [-1]]], [[[-1], [-4], [6], [-6], [-7]]], [[[5], [4], [2], [-7], [4]]], [[[-6], [5], [-2], [-6], [-4]]]]> : tensor<5x1x5x1xi4>, dense<[[[0, 5, 6, 3, -1]], [[-2, 4, 3, -3, 2]], [[3, 2, -1, -7, 2]], [[5, -3, -1, -3, 0]], [[6, 1, -6, -2, -3]]]> : tensor<5x1x5xi4>, dense<[[[[4], [5], [-1], [0], [-2]]], [[[5], [-1], [-6], [-3], [3]]], [[[1], [-6], [4], [-6], [-7]]], [[[6], [-1], [-7], [-3], [0]]], [[[-1], [-4], [-1], [-2], [7]]]]> : tensor<5x1x5x1xi4>, dense<[[[-4, -7, -4, 3, -4]], [[-7, 1, -4, -2, 3]], [[0, -4, -5, 0, -7]], [[-2, 5, 4, -2, -3]], [[-2, -2, 5, 6, 0]]]> : tensor<5x1x5xi4>, dense<[[[[-3], [1], [4], [0], [6]]], [[[6], [-6], [6], [-3], [6]]], [[[1], [-5], [-1], [-1], [3]]], [[[-1], [-2], [4], [-1], [1]]], [[[5], [-4], [6], [2], [-2]]]]> : tensor<5x1x5x1xi4>, dense<[[[-3, -6, -6, 5, 1]], [[-2, 3, -6, 2, -5]], [[3, 3, 7, 5, 0]], [[-4, -1, 6, 4, -3]], [[2, -3, 3, -3, -4]]]> : tensor<5x1x5xi4>]'
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
// legal 0 0: [42,-24,-12,24,35,-24,0,3,30,-12,10,0,25,4,-9,-35,0,6,0,9,-5,42,-20,-35,0]
// legal 1 0: [0,-15,-18,-3,4,-14,-24,0,-18,-2,-3,-8,-6,42,-14,25,-12,-2,21,0,-36,5,12,12,12]
// legal 2 0: [-16,-35,4,0,8,-35,-1,24,6,9,0,24,-20,0,49,-12,-5,-28,6,0,2,8,-5,-12,0]
// legal 3 0: [9,-6,-24,0,6,-12,-18,-36,-6,-30,3,-15,-7,-5,0,4,2,24,-4,-3,10,12,18,-6,8]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 4 : i32} {
  func.func @program(%arg0: tensor<5x1x5x1xi4>, %arg1: tensor<5x1x5xi4>) -> tensor<5x5x1xi8> {
    %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0, 2] x [0, 2], contracting_dims = [1] x [1] : (tensor<5x1x5x1xi4>, tensor<5x1x5xi4>) -> tensor<5x5x1xi8>
    return %0 : tensor<5x5x1xi8>
  }

  func.func @main(%input0: tensor<5x1x5x1xi4>, %input1: tensor<5x1x5xi4>, %input2: tensor<5x1x5x1xi4>, %input3: tensor<5x1x5xi4>, %input4: tensor<5x1x5x1xi4>, %input5: tensor<5x1x5xi4>, %input6: tensor<5x1x5x1xi4>, %input7: tensor<5x1x5xi4>) {
    %r:4 = "interpreter.run_parallel"(%input0, %input1, %input2, %input3, %input4, %input5, %input6, %input7) {programs = [[@program], [@program], [@program], [@program]]} : (tensor<5x1x5x1xi4>, tensor<5x1x5xi4>, tensor<5x1x5x1xi4>, tensor<5x1x5xi4>, tensor<5x1x5x1xi4>, tensor<5x1x5xi4>, tensor<5x1x5x1xi4>, tensor<5x1x5xi4>) -> (tensor<5x5x1xi8>, tensor<5x5x1xi8>, tensor<5x5x1xi8>, tensor<5x5x1xi8>)
    check.expect_eq_const %r#0, dense<[[[42], [-24], [-12], [24], [35]], [[-24], [0], [3], [30], [-12]], [[10], [0], [25], [4], [-9]], [[-35], [0], [6], [0], [9]], [[-5], [42], [-20], [-35], [0]]]> : tensor<5x5x1xi8>
    check.expect_eq_const %r#1, dense<[[[0], [-15], [-18], [-3], [4]], [[-14], [-24], [0], [-18], [-2]], [[-3], [-8], [-6], [42], [-14]], [[25], [-12], [-2], [21], [0]], [[-36], [5], [12], [12], [12]]]> : tensor<5x5x1xi8>
    check.expect_eq_const %r#2, dense<[[[-16], [-35], [4], [0], [8]], [[-35], [-1], [24], [6], [9]], [[0], [24], [-20], [0], [49]], [[-12], [-5], [-28], [6], [0]], [[2], [8], [-5], [-12], [0]]]> : tensor<5x5x1xi8>
    check.expect_eq_const %r#3, dense<[[[9], [-6], [-24], [0], [6]], [[-12], [-18], [-36], [-6], [-30]], [[3], [-15], [-7], [-5], [0]], [[4], [2], [24], [-4], [-3]], [[10], [12], [18], [-6], [8]]]> : tensor<5x5x1xi8>
    func.return
  }
}
