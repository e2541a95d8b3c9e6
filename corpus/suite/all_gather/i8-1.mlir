// RUN: stablehlo-translate --interpret %s --args='[dense<[[7], [3], [-2], [-9], [-6]]> : tensor<5x1xi8>, dense<[[5, 4], [-6, 1], [9, -9]]> : tensor<3x2xi8>, dense<[[-7], [7], [-6], [-3], [1]]> : tensor<5x1xi8>, dense<[[5, 1], [9, -8], [-2, -2]]> : tensor<3x2xi8>, dense<[[4], [-3], [-8], [-7], [-3]]> : tensor<5x1xi8>, dense<[[-4, 0], [-8, 0], [5, -9]]> : tensor<3x2xi8>]'
// RUN: : @program
// stablehlo.all_gather on i8, exact values
//   N: low + 1
//   n: more
//   S: rank 1
//   S: has 1
//   E: i8
//   channel_id: positive
//   channel_id: near 1 + 1
//   use_global_device_ids: false
//   replica_groups: singletons
//   replica_groups: scrambled
//   all_gather_dim: low
// legal 0 0: [5,4,-6,1,9,-9]
// legal 0 1: [7,3,-2,-9,-6]
// legal 1 0: [5,1,9,-8,-2,-2]
// legal 1 1: [-7,7,-6,-3,1]
// legal 2 0: [-4,0,-8,0,5,-9]
// legal 2 1: [4,-3,-8,-7,-3]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 3 : i32} {
  func.func @program(%arg0: tensor<5x1xi8>, %arg1: tensor<3x2xi8>) -> (tensor<3x2xi8>, tensor<5x1xi8>) {
    %0, %1 = "stablehlo.all_gather"(%arg0, %arg1) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[2], [0], [1]]> : tensor<3x1xi64>, all_gather_dim = 0 : i64}> : (tensor<5x1xi8>, tensor<3x2xi8>) -> (tensor<5x1xi8>, tensor<3x2xi8>)
    return %1, %0 : tensor<3x2xi8>, tensor<5x1xi8>
  }

  func.func @main(%input0: tensor<5x1xi8>, %input1: tensor<3x2xi8>, %input2: tensor<5x1xi8>, %input3: tensor<3x2xi8>, %input4: tensor<5x1xi8>, %input5: tensor<3x2xi8>) {
    %r:6 = "interpreter.run_parallel"(%input0, %input1, %input2, %input3, %input4, %input5) {programs = [[@program], [@program], [@program]]} : (tensor<5x1xi8>, tensor<3x2xi8>, tensor<5x1xi8>, tensor<3x2xi8>, tensor<5x1xi8>, tensor<3x2xi8>) -> (tensor<3x2xi8>, tensor<5x1xi8>, tensor<3x2xi8>, tensor<5x1xi8>, tensor<3x2xi8>, tensor<5x1xi8>)
    check.expect_eq_const %r#0, dense<[[5, 4], [-6, 1], [9, -9]]> : tensor<3x2xi8>
    check.expect_eq_const %r#1, dense<[[7], [3], [-2], [-9], [-6]]> : tensor<5x1xi8>
    check.expect_eq_const %r#2, dense<[[5, 1], [9, -8], [-2, -2]]> : tensor<3x2xi8>
    check.expect_eq_const %r#3, dense<[[-7], [7], [-6], [-3], [1]]> : tensor<5x1xi8>
    check.expect_eq_const %r#4, dense<[[-4, 0], [-8, 0], [5, -9]]> : tensor<3x2xi8>
    check.expect_eq_const %r#5, dense<[[4], [-3], [-8], [-7], [-3]]> : tensor<5x1xi8>
    func.return
  }
}
