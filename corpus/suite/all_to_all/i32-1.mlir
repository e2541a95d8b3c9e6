// RUN: stablehlo-translate --interpret %s --args='[dense<[[[[-6, -5, -1, 9, 4]], [[-5, -2, 8, -1, 1]], [[4, -4, 6, 9, -4]]]]> : tensor<1x3x1x5xi32>, dense<> : tensor<2x2x0xi32>, dense<[[3, 8], [8, -9], [-3, -2], [7, 5], [9, 5]]> : tensor<5x2xi32>, dense<[5, 2, 6, 5, -8]> : tensor<5xi32>, dense<[[[[-2, 7, 3, -2, 7]], [[-7, 3, 8, 7, 7]], [[4, -3, -5, -4, 1]]]]> : tensor<1x3x1x5xi32>, dense<> : tensor<2x2x0xi32>, dense<[[-8, 9], [1, -2], [-4, 9], [-2, -2], [4, -2]]> : tensor<5x2xi32>, dense<[-9, -2, 8, -4, 2]> : tensor<5xi32>]'
// RUN: : @program
// stablehlo.all_to_all on i32, exact values
//   s: 1
//   s: more
//   S: rank 0
//   S: rank 1
//   S: rank 2
//   S: rank 3+
//   S: has 0
//   S: has 1
//   E: i32
//   channel_id: 0
//   channel_id: near 1
//   split_count: low
//   split_count: high
//   replica_groups: one row
//   replica_groups: singletons
//   split_dimension: low
//   split_dimension: high
//   concat_dimension: low
//   concat_dimension: high
// legal 0 0: [5,2,6,5,-8]
// legal 0 1: [3,8,8,-9,-3,-2,7,5,9,5]
// legal 0 2: []
// legal 0 3: [-6,-5,-1,9,4,-5,-2,8,-1,1,4,-4,6,9,-4]
// legal 1 0: [-9,-2,8,-4,2]
// legal 1 1: [-8,9,1,-2,-4,9,-2,-2,4,-2]
// legal 1 2: []
// legal 1 3: [-2,7,3,-2,7,-7,3,8,7,7,4,-3,-5,-4,1]

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @program(%arg0: tensor<1x3x1x5xi32>, %arg1: tensor<2x2x0xi32>, %arg2: tensor<5x2xi32>, %arg3: tensor<5xi32>) -> (tensor<5xi32>, tensor<5x2xi32>, tensor<2x2x0xi32>, tensor<1x3x1x5xi32>) {
    %0, %1, %2, %3 = "stablehlo.all_to_all"(%arg0, %arg1, %arg2, %arg3) <{split_count = 1 : i64, replica_groups = dense<[[0]]> : tensor<1x1xi64>, split_dimension = 0 : i64, concat_dimension = 0 : i64}> : (tensor<1x3x1x5xi32>, tensor<2x2x0xi32>, tensor<5x2xi32>, tensor<5xi32>) -> (tensor<1x3x1x5xi32>, tensor<2x2x0xi32>, tensor<5x2xi32>, tensor<5xi32>)
    return %3, %2, %1, %0 : tensor<5xi32>, tensor<5x2xi32>, tensor<2x2x0xi32>, tensor<1x3x1x5xi32>
  }

  func.func @main(%input0: tensor<1x3x1x5xi32>, %input1: tensor<2x2x0xi32>, %input2: tensor<5x2xi32>, %input3: tensor<5xi32>, %input4: tensor<1x3x1x5xi32>, %input5: tensor<2x2x0xi32>, %input6: tensor<5x2xi32>, %input7: tensor<5xi32>) {
    %r:8 = "interpreter.run_parallel"(%input0, %input1, %input2, %input3, %input4, %input5, %input6, %input7) {programs = [[@program, @program]]} : (tensor<1x3x1x5xi32>, tensor<2x2x0xi32>, tensor<5x2xi32>, tensor<5xi32>, tensor<1x3x1x5xi32>, tensor<2x2x0xi32>, tensor<5x2xi32>, tensor<5xi32>) -> (tensor<5xi32>, tensor<5x2xi32>, tensor<2x2x0xi32>, tensor<1x3x1x5xi32>, tensor<5xi32>, tensor<5x2xi32>, tensor<2x2x0xi32>, tensor<1x3x1x5xi32>)
    check.expect_eq_const %r#0, dense<[5, 2, 6, 5, -8]> : tensor<5xi32>
    check.expect_eq_const %r#1, dense<[[3, 8], [8, -9], [-3, -2], [7, 5], [9, 5]]> : tensor<5x2xi32>
    check.expect_eq_const %r#3, dense<[[[[-6, -5, -1, 9, 4]], [[-5, -2, 8, -1, 1]], [[4, -4, 6, 9, -4]]]]> : tensor<1x3x1x5xi32>
    check.expect_eq_const %r#4, dense<[-9, -2, 8, -4, 2]> : tensor<5xi32>
    check.expect_eq_const %r#5, dense<[[-8, 9], [1, -2], [-4, 9], [-2, -2], [4, -2]]> : tensor<5x2xi32>
    check.expect_eq_const %r#7, dense<[[[[-2, 7, 3, -2, 7]], [[-7, 3, 8, 7, 7]], [[4, -3, -5, -4, 1]]]]> : tensor<1x3x1x5xi32>
    func.return
  }
}
