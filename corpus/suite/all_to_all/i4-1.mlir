// RUN: stablehlo-translate --interpret %s --args='[dense<[[[[6], [-4], [5], [-4], [7]], [[-3], [3], [7], [-1], [-5]]], [[[7], [-6], [2], [-3], [0]], [[7], [3], [-6], [-2], [-5]]]]> : tensor<2x2x5x1xi4>, dense<[[-4], [-1], [-4], [7], [3]]> : tensor<5x1xi4>, dense<[[[[-7], [4], [-1], [-6], [0]], [[-6], [4], [7], [-4], [-7]]], [[[1], [-7], [1], [1], [-3]], [[-2], [6], [-4], [-4], [-6]]]]> : tensor<2x2x5x1xi4>, dense<[[0], [6], [1], [-5], [-2]]> : tensor<5x1xi4>, dense<[[[[7], [-6], [-1], [-5], [1]], [[7], [-1], [2], [-4], [-4]]], [[[-4], [5], [-1], [6], [-5]], [[0], [-3], [6], [-2], [-4]]]]> : tensor<2x2x5x1xi4>, dense<[[-2], [-1], [-5], [3], [1]]> : tensor<5x1xi4>]'
// RUN: : @program
// stablehlo.all_to_all on i4, exact values
//   s: more
//   S: rank 1
//   S: rank 3+
//   S: has 1
//   E: i4
//   channel_id: positive
//   split_count: low
//   split_count: high
//   replica_groups: one row
//   replica_groups: singletons
//   split_dimension: low
//   concat_dimension: low + 1
//   concat_dimension: high
// legal 0 0: [-4,-1,-4,7,3]
// legal 0 1: [1,-4,1,-6,-4,5,-4,5,-6,4,-5,4,5,1,3,6,-7,2,-2,-2,4,2,6,-1,6,2,-2,7,-2,-1,0,-3,7,4,5,2,5,-6,-8,4,0,0,5,-2,-6,2,-7,-4]
// legal 0 2: [6,-4,5,-4,7,-3,3,7,-1,-5,7,-6,2,-3,0,7,3,-6,-2,-5]
// legal 1 0: [0,6,1,-5,-2]
// legal 1 1: [1,-4,1,-6,-4,5,-4,5,-6,4,-5,4,5,1,3,6,-7,2,-2,-2,4,2,6,-1,6,2,-2,7,-2,-1,0,-3,7,4,5,2,5,-6,-8,4,0,0,5,-2,-6,2,-7,-4]
// legal 1 2: [-7,4,-1,-6,0,-6,4,7,-4,-7,1,-7,1,1,-3,-2,6,-4,-4,-6]
// legal 2 0: [-2,-1,-5,3,1]
// legal 2 1: [1,-4,1,-6,-4,5,-4,5,-6,4,-5,4,5,1,3,6,-7,2,-2,-2,4,2,6,-1,6,2,-2,7,-2,-1,0,-3,7,4,5,2,5,-6,-8,4,0,0,5,-2,-6,2,-7,-4]
// legal 2 2: [7,-6,-1,-5,1,7,-1,2,-4,-4,-4,5,-1,6,-5,0,-3,6,-2,-4]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 3 : i32} {
  func.func @program(%arg0: tensor<2x2x5x1xi4>, %arg1: tensor<5x1xi4>) -> (tensor<5x1xi4>, tensor<2x3x4x2xi4>, tensor<2x2x5x1xi4>) {
    %0 = stablehlo.constant dense<[[[[1, -4], [1, -6], [-4, 5], [-4, 5]], [[-6, 4], [-5, 4], [5, 1], [3, 6]], [[-7, 2], [-2, -2], [4, 2], [6, -1]]], [[[6, 2], [-2, 7], [-2, -1], [0, -3]], [[7, 4], [5, 2], [5, -6], [-8, 4]], [[0, 0], [5, -2], [-6, 2], [-7, -4]]]]> : tensor<2x3x4x2xi4>
    %1, %2, %3 = "stablehlo.all_to_all"(%arg0, %0, %arg1) <{channel_handle = #stablehlo.channel_handle<handle = 3, type = 1>, split_count = 1 : i64, replica_groups = dense<[[0]]> : tensor<1x1xi64>, split_dimension = 0 : i64, concat_dimension = 1 : i64}> : (tensor<2x2x5x1xi4>, tensor<2x3x4x2xi4>, tensor<5x1xi4>) -> (tensor<2x2x5x1xi4>, tensor<2x3x4x2xi4>, tensor<5x1xi4>)
    return %3, %2, %1 : tensor<5x1xi4>, tensor<2x3x4x2xi4>, tensor<2x2x5x1xi4>
  }

  func.func @main(%input0: tensor<2x2x5x1xi4>, %input1: tensor<5x1xi4>, %input2: tensor<2x2x5x1xi4>, %input3: tensor<5x1xi4>, %input4: tensor<2x2x5x1xi4>, %input5: tensor<5x1xi4>) {
    %r:9 = "interpreter.run_parallel"(%input0, %input1, %input2, %input3, %input4, %input5) {programs = [[@program], [@program], [@program]]} : (tensor<2x2x5x1xi4>, tensor<5x1xi4>, tensor<2x2x5x1xi4>, tensor<5x1xi4>, tensor<2x2x5x1xi4>, tensor<5x1xi4>) -> (tensor<5x1xi4>, tensor<2x3x4x2xi4>, tensor<2x2x5x1xi4>, tensor<5x1xi4>, tensor<2x3x4x2xi4>, tensor<2x2x5x1xi4>, tensor<5x1xi4>, tensor<2x3x4x2xi4>, tensor<2x2x5x1xi4>)
    check.expect_eq_const %r#0, dense<[[-4], [-1], [-4], [7], [3]]> : tensor<5x1xi4>
    check.expect_eq_const %r#1, dense<[[[[1, -4], [1, -6], [-4, 5], [-4, 5]], [[-6, 4], [-5, 4], [5, 1], [3, 6]], [[-7, 2], [-2, -2], [4, 2], [6, -1]]], [[[6, 2], [-2, 7], [-2, -1], [0, -3]], [[7, 4], [5, 2], [5, -6], [-8, 4]], [[0, 0], [5, -2], [-6, 2], [-7, -4]]]]> : tensor<2x3x4x2xi4>
    check.expect_eq_const %r#2, dense<[[[[6], [-4], [5], [-4], [7]], [[-3], [3], [7], [-1], [-5]]], [[[7], [-6], [2], [-3], [0]], [[7], [3], [-6], [-2], [-5]]]]> : tensor<2x2x5x1xi4>
    check.expect_eq_const %r#3, dense<[[0], [6], [1], [-5], [-2]]> : tensor<5x1xi4>
    check.expect_eq_const %r#4, dense<[[[[1, -4], [1, -6], [-4, 5], [-4, 5]], [[-6, 4], [-5, 4], [5, 1], [3, 6]], [[-7, 2], [-2, -2], [4, 2], [6, -1]]], [[[6, 2], [-2, 7], [-2, -1], [0, -3]], [[7, 4], [5, 2], [5, -6], [-8, 4]], [[0, 0], [5, -2], [-6, 2], [-7, -4]]]]> : tensor<2x3x4x2xi4>
    check.expect_eq_const %r#5, dense<[[[[-7], [4], [-1], [-6], [0]], [[-6], [4], [7], [-4], [-7]]], [[[1], [-7], [1], [1], [-3]], [[-2], [6], [-4], [-4], [-6]]]]> : tensor<2x2x5x1xi4>
    check.expect_eq_const %r#6, dense<[[-2], [-1], [-5], [3], [1]]> : tensor<5x1xi4>
    check.expect_eq_const %r#7, dense<[[[[1, -4], [1, -6], [-4, 5], [-4, 5]], [[-6, 4], [-5, 4], [5, 1], [3, 6]], [[-7, 2], [-2, -2], [4, 2], [6, -1]]], [[[6, 2], [-2, 7], [-2, -1], [0, -3]], [[7, 4], [5, 2], [5, -6], [-8, 4]], [[0, 0], [5, -2], [-6, 2], [-7, -4]]]]> : tensor<2x3x4x2xi4>
    check.expect_eq_const %r#8, dense<[[[[7], [-6], [-1], [-5], [1]], [[7], [-1], [2], [-4], [-4]]], [[[-4], [5], [-1], [6], [-5]], [[0], [-3], [6], [-2], [-4]]]]> : tensor<2x2x5x1xi4>
    func.return
  }
}
