// RUN: stablehlo-translate --interpret %s --args='[dense<[1.0, 8.0, 1.0, 4.0, 1.0]> : tensor<5xf8E8M0FNU>, dense<[1.0, 4.0, 8.0, 4.0]> : tensor<4xf8E8M0FNU>, dense<[4.0, 1.0, 8.0, 1.0, 8.0]> : tensor<5xf8E8M0FNU>, dense<[4.0, 1.0, 2.0, 1.0]> : tensor<4xf8E8M0FNU>, dense<[8.0, 1.0, 1.0, 2.0, 1.0]> : tensor<5xf8E8M0FNU>, dense<[2.0, 4.0, 1.0, 2.0]> : tensor<4xf8E8M0FNU>, dense<[8.0, 1.0, 2.0, 4.0, 4.0]> : tensor<5xf8E8M0FNU>, dense<[8.0, 8.0, 2.0, 4.0]> : tensor<4xf8E8M0FNU>]'
// RUN: : @program
// stablehlo.all_gather on f8E8M0FNU, exact values
//   N: low + 1
//   n: more
//   S: rank 0
//   E: f8E8M0FNU
//   channel_id: negative
//   channel_id: near 1 - 1
//   replica_groups: singletons
//   replica_groups: scrambled
//   all_gather_dim: low
//   all_gather_dim: high
// legal 0 0: [1.0,4.0,8.0,4.0]
// legal 0 1: [1.0,8.0,1.0,4.0,1.0]
// legal 1 0: [4.0,1.0,2.0,1.0]
// legal 1 1: [4.0,1.0,8.0,1.0,8.0]
// legal 2 0: [2.0,4.0,1.0,2.0]
// legal 2 1: [8.0,1.0,1.0,2.0,1.0]
// legal 3 0: [8.0,8.0,2.0,4.0]
// legal 3 1: [8.0,1.0,2.0,4.0,4.0]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 4 : i32} {
  func.func @program(%arg0: tensor<5xf8E8M0FNU>, %arg1: tensor<4xf8E8M0FNU>) -> (tensor<4xf8E8M0FNU>, tensor<5xf8E8M0FNU>) {
    %0, %1 = "stablehlo.all_gather"(%arg0, %arg1) <{channel_handle = #stablehlo.channel_handle<handle = -1, type = 1>, replica_groups = dense<[[1], [0], [2], [3]]> : tensor<4x1xi64>, all_gather_dim = 0 : i64}> : (tensor<5xf8E8M0FNU>, tensor<4xf8E8M0FNU>) -> (tensor<5xf8E8M0FNU>, tensor<4xf8E8M0FNU>)
    return %1, %0 : tensor<4xf8E8M0FNU>, tensor<5xf8E8M0FNU>
  }

  func.func @main(%input0: tensor<5xf8E8M0FNU>, %input1: tensor<4xf8E8M0FNU>, %input2: tensor<5xf8E8M0FNU>, %input3: tensor<4xf8E8M0FNU>, %input4: tensor<5xf8E8M0FNU>, %input5: tensor<4xf8E8M0FNU>, %input6: tensor<5xf8E8M0FNU>, %input7: tensor<4xf8E8M0FNU>) {
    %r:8 = "interpreter.run_parallel"(%input0, %input1, %input2, %input3, %input4, %input5, %input6, %input7) {programs = [[@program], [@program], [@program], [@program]]} : (tensor<5xf8E8M0FNU>, tensor<4xf8E8M0FNU>, tensor<5xf8E8M0FNU>, tensor<4xf8E8M0FNU>, tensor<5xf8E8M0FNU>, tensor<4xf8E8M0FNU>, tensor<5xf8E8M0FNU>, tensor<4xf8E8M0FNU>) -> (tensor<4xf8E8M0FNU>, tensor<5xf8E8M0FNU>, tensor<4xf8E8M0FNU>, tensor<5xf8E8M0FNU>, tensor<4xf8E8M0FNU>, tensor<5xf8E8M0FNU>, tensor<4xf8E8M0FNU>, tensor<5xf8E8M0FNU>)
    %v0 = stablehlo.convert %r#0 : (tensor<4xf8E8M0FNU>) -> tensor<4xf64>
    check.expect_eq_const %v0, dense<[1.0, 4.0, 8.0, 4.0]> : tensor<4xf64>
    %v1 = stablehlo.convert %r#1 : (tensor<5xf8E8M0FNU>) -> tensor<5xf64>
    check.expect_eq_const %v1, dense<[1.0, 8.0, 1.0, 4.0, 1.0]> : tensor<5xf64>
    %v2 = stablehlo.convert %r#2 : (tensor<4xf8E8M0FNU>) -> tensor<4xf64>
    check.expect_eq_const %v2, dense<[4.0, 1.0, 2.0, 1.0]> : tensor<4xf64>
    %v3 = stablehlo.convert %r#3 : (tensor<5xf8E8M0FNU>) -> tensor<5xf64>
    check.expect_eq_const %v3, dense<[4.0, 1.0, 8.0, 1.0, 8.0]> : tensor<5xf64>
    %v4 = stablehlo.convert %r#4 : (tensor<4xf8E8M0FNU>) -> tensor<4xf64>
    check.expect_eq_const %v4, dense<[2.0, 4.0, 1.0, 2.0]> : tensor<4xf64>
    %v5 = stablehlo.convert %r#5 : (tensor<5xf8E8M0FNU>) -> tensor<5xf64>
    check.expect_eq_const %v5, dense<[8.0, 1.0, 1.0, 2.0, 1.0]> : tensor<5xf64>
    %v6 = stablehlo.convert %r#6 : (tensor<4xf8E8M0FNU>) -> tensor<4xf64>
    check.expect_eq_const %v6, dense<[8.0, 8.0, 2.0, 4.0]> : tensor<4xf64>
    %v7 = stablehlo.convert %r#7 : (tensor<5xf8E8M0FNU>) -> tensor<5xf64>
    check.expect_eq_const %v7, dense<[8.0, 1.0, 2.0, 4.0, 4.0]> : tensor<5xf64>
    func.return
  }
}
