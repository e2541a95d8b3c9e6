// RUN: stablehlo-translate --interpret %s --args='[dense<[[[5, 9], [2, 6]], [[0, 7], [4, 1]]]> : tensor<2x2x2xui32>, dense<[[[9, 1], [6, 8]], [[3, 0], [6, 2]]]> : tensor<2x2x2xui32>, dense<[[[5, 3], [8, 8]], [[2, 9], [0, 4]]]> : tensor<2x2x2xui32>, dense<[[[7, 4], [4, 8]], [[7, 2], [3, 5]]]> : tensor<2x2x2xui32>]'
// RUN: : @program
// stablehlo.all_gather on ui8, envelope values
//   N: low + 1
//   n: more
//   S: rank 1
//   S: rank 2
//   E: ui32
//   E: ui8
//   channel_id: negative
//   replica_groups: one row
//   replica_groups: ordered
//   all_gather_dim: low + 1
//   all_gather_dim: high
// legal 0 0: [5,9,2,6,5,3,8,8,0,7,4,1,2,9,0,4]
// legal 0 1: [8,6,6,9,8,6,6,9,255,9,9,6,255,9,9,6,1,3,8,1,1,3,8,1,4,9,2,7,4,9,2,7]
// legal 1 0: [9,1,6,8,7,4,4,8,3,0,6,2,7,2,3,5]
// legal 1 1: [8,6,6,9,8,6,6,9,255,9,9,6,255,9,9,6,1,3,8,1,1,3,8,1,4,9,2,7,4,9,2,7]
// legal 2 0: [5,9,2,6,5,3,8,8,0,7,4,1,2,9,0,4]
// legal 2 1: [8,6,6,9,8,6,6,9,255,9,9,6,255,9,9,6,1,3,8,1,1,3,8,1,4,9,2,7,4,9,2,7]
// legal 3 0: [9,1,6,8,7,4,4,8,3,0,6,2,7,2,3,5]
// legal 3 1: [8,6,6,9,8,6,6,9,255,9,9,6,255,9,9,6,1,3,8,1,1,3,8,1,4,9,2,7,4,9,2,7]

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @program(%arg0: tensor<2x2x2xui32>) -> (tensor<2x4x2xui32>, tensor<4x8xui8>) {
    %0 = stablehlo.constant dense<[[8, 6, 6, 9], [255, 9, 9, 6], [1, 3, 8, 1], [4, 9, 2, 7]]> : tensor<4x4xui8>
    %1, %2 = "stablehlo.all_gather"(%0, %arg0) <{channel_handle = #stablehlo.channel_handle<handle = -7, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, all_gather_dim = 1 : i64}> : (tensor<4x4xui8>, tensor<2x2x2xui32>) -> (tensor<4x8xui8>, tensor<2x4x2xui32>)
    return %2, %1 : tensor<2x4x2xui32>, tensor<4x8xui8>
  }

  func.func @main(%input0: tensor<2x2x2xui32>, %input1: tensor<2x2x2xui32>, %input2: tensor<2x2x2xui32>, %input3: tensor<2x2x2xui32>) {
    %r:8 = "interpreter.run_parallel"(%input0, %input1, %input2, %input3) {programs = [[@program, @program], [@program, @program]]} : (tensor<2x2x2xui32>, tensor<2x2x2xui32>, tensor<2x2x2xui32>, tensor<2x2x2xui32>) -> (tensor<2x4x2xui32>, tensor<4x8xui8>, tensor<2x4x2xui32>, tensor<4x8xui8>, tensor<2x4x2xui32>, tensor<4x8xui8>, tensor<2x4x2xui32>, tensor<4x8xui8>)
    check.expect_eq_const %r#0, dense<[[[5, 9], [2, 6], [5, 3], [8, 8]], [[0, 7], [4, 1], [2, 9], [0, 4]]]> : tensor<2x4x2xui32>
    check.expect_eq_const %r#1, dense<[[8, 6, 6, 9, 8, 6, 6, 9], [255, 9, 9, 6, 255, 9, 9, 6], [1, 3, 8, 1, 1, 3, 8, 1], [4, 9, 2, 7, 4, 9, 2, 7]]> : tensor<4x8xui8>
    check.expect_eq_const %r#2, dense<[[[9, 1], [6, 8], [7, 4], [4, 8]], [[3, 0], [6, 2], [7, 2], [3, 5]]]> : tensor<2x4x2xui32>
    check.expect_eq_const %r#3, dense<[[8, 6, 6, 9, 8, 6, 6, 9], [255, 9, 9, 6, 255, 9, 9, 6], [1, 3, 8, 1, 1, 3, 8, 1], [4, 9, 2, 7, 4, 9, 2, 7]]> : tensor<4x8xui8>
    check.expect_eq_const %r#4, dense<[[[5, 9], [2, 6], [5, 3], [8, 8]], [[0, 7], [4, 1], [2, 9], [0, 4]]]> : tensor<2x4x2xui32>
    check.expect_eq_const %r#5, dense<[[8, 6, 6, 9, 8, 6, 6, 9], [255, 9, 9, 6, 255, 9, 9, 6], [1, 3, 8, 1, 1, 3, 8, 1], [4, 9, 2, 7, 4, 9, 2, 7]]> : tensor<4x8xui8>
    check.expect_eq_const %r#6, dense<[[[9, 1], [6, 8], [7, 4], [4, 8]], [[3, 0], [6, 2], [7, 2], [3, 5]]]> : tensor<2x4x2xui32>
    check.expect_eq_const %r#7, dense<[[8, 6, 6, 9, 8, 6, 6, 9], [255, 9, 9, 6, 255, 9, 9, 6], [1, 3, 8, 1, 1, 3, 8, 1], [4, 9, 2, 7, 4, 9, 2, 7]]> : tensor<4x8xui8>
    func.return
  }
}
