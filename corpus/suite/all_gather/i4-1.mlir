// RUN: stablehlo-translate --interpret %s --args='[dense<[-7, -3, -4, 6, -8]> : tensor<5xi4>, dense<[[0, 2, 2, 1], [-1, -1, -7, 0], [7, 6, -8, 1]]> : tensor<3x4xi4>, dense<[0]> : tensor<1xi4>, dense<[[2, -5, 2, 2], [0, 0, -1, -5]]> : tensor<2x4xi4>, dense<[7, 7, -3, -4, -4]> : tensor<5xi4>, dense<[[7, -6, 7, -6], [-1, 2, -1, 0], [-3, 4, 0, 7]]> : tensor<3x4xi4>, dense<[3]> : tensor<1xi4>, dense<[[-7, -6, -4, 7], [-7, -6, -6, -5]]> : tensor<2x4xi4>]'
// RUN: : @program
// stablehlo.all_gather on i4, exact values
//   n: 1
//   n: more
//   S: rank 0
//   S: rank 1
//   E: i4
//   channel_id: negative
//   replica_groups: singletons
//   replica_groups: scrambled
//   all_gather_dim: low
//   all_gather_dim: high
// legal 0 0: [2,-5,2,2,0,0,-1,-5]
// legal 0 1: [0]
// legal 0 2: [0,2,2,1,-1,-1,-7,0,7,6,-8,1]
// legal 0 3: [-7,-3,-4,6,-8]
// legal 1 0: [-7,-6,-4,7,-7,-6,-6,-5]
// legal 1 1: [3]
// legal 1 2: [7,-6,7,-6,-1,2,-1,0,-3,4,0,7]
// legal 1 3: [7,7,-3,-4,-4]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @program(%arg0: tensor<5xi4>, %arg1: tensor<3x4xi4>, %arg2: tensor<1xi4>, %arg3: tensor<2x4xi4>) -> (tensor<2x4xi4>, tensor<1xi4>, tensor<3x4xi4>, tensor<5xi4>) {
    %0, %1, %2, %3 = "stablehlo.all_gather"(%arg0, %arg1, %arg2, %arg3) <{channel_handle = #stablehlo.channel_handle<handle = -3, type = 1>, replica_groups = dense<[[1], [0]]> : tensor<2x1xi64>, all_gather_dim = 0 : i64}> : (tensor<5xi4>, tensor<3x4xi4>, tensor<1xi4>, tensor<2x4xi4>) -> (tensor<5xi4>, tensor<3x4xi4>, tensor<1xi4>, tensor<2x4xi4>)
    return %3, %2, %1, %0 : tensor<2x4xi4>, tensor<1xi4>, tensor<3x4xi4>, tensor<5xi4>
  }

  func.func @main(%input0: tensor<5xi4>, %input1: tensor<3x4xi4>, %input2: tensor<1xi4>, %input3: tensor<2x4xi4>, %input4: tensor<5xi4>, %input5: tensor<3x4xi4>, %input6: tensor<1xi4>, %input7: tensor<2x4xi4>) {
    %r:8 = "interpreter.run_parallel"(%input0, %input1, %input2, %input3, %input4, %input5, %input6, %input7) {programs = [[@program], [@program]]} : (tensor<5xi4>, tensor<3x4xi4>, tensor<1xi4>, tensor<2x4xi4>, tensor<5xi4>, tensor<3x4xi4>, tensor<1xi4>, tensor<2x4xi4>) -> (tensor<2x4xi4>, tensor<1xi4>, tensor<3x4xi4>, tensor<5xi4>, tensor<2x4xi4>, tensor<1xi4>, tensor<3x4xi4>, tensor<5xi4>)
    check.expect_eq_const %r#0, dense<[[2, -5, 2, 2], [0, 0, -1, -5]]> : tensor<2x4xi4>
    check.expect_eq_const %r#1, dense<0> : tensor<1xi4>
    check.expect_eq_const %r#2, dense<[[0, 2, 2, 1], [-1, -1, -7, 0], [7, 6, -8, 1]]> : tensor<3x4xi4>
    check.expect_eq_const %r#3, dense<[-7, -3, -4, 6, -8]> : tensor<5xi4>
    check.expect_eq_const %r#4, dense<[[-7, -6, -4, 7], [-7, -6, -6, -5]]> : tensor<2x4xi4>
    check.expect_eq_const %r#5, dense<3> : tensor<1xi4>
    check.expect_eq_const %r#6, dense<[[7, -6, 7, -6], [-1, 2, -1, 0], [-3, 4, 0, 7]]> : tensor<3x4xi4>
    check.expect_eq_const %r#7, dense<[7, 7, -3, -4, -4]> : tensor<5xi4>
    func.return
  }
}
