// RUN: stablehlo-translate --interpret %s --args='[dense<[[1, -1, -1, -1], [1, 0, -2, 0], [1, 1, -2, 1], [-2, -2, -2, -2], [-2, -1, 0, 1], [1, 1, -1, 0], [1, 1, -1, 0], [-1, 1, -1, -2]]> : tensor<8x4xi2>, dense<[[-2, 1, -2, 1], [1, -1, -2, 1], [-1, 0, -2, -1], [1, -1, 0, 1], [-1, 1, 0, 0], [-2, 0, -1, -1], [-1, 1, -1, -2], [-1, 0, -1, -2]]> : tensor<8x4xi2>]'
// RUN: : @program
// stablehlo.reduce_scatter on i2, exact values
//   n: more
//   S: rank 1
//   E: i2
//   F: i2
//   channel_id: positive
//   channel_id: near 1 + 1
//   use_global_device_ids: false
//   replica_groups: one row
//   replica_groups: ordered
//   scatter_dimension: first
// legal 0 0: [-1,-1,-1,-1,1,-1,-2,1,-1,1,-2,-1,-1,-1,-2,-1]
// legal 1 0: [-1,-1,0,1,-1,1,-1,-1,-1,1,-1,-2,-1,1,-1,-2]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @program(%arg0: tensor<8x4xi2>) -> tensor<4x4xi2> {
    %0 = "stablehlo.reduce_scatter"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, scatter_dimension = 0 : i64}> ({
    ^bb0(%1: tensor<i2>, %2: tensor<i2>):
      %3 = stablehlo.or %1, %2 : tensor<i2>
      stablehlo.return %3 : tensor<i2>
    }) : (tensor<8x4xi2>) -> tensor<4x4xi2>
    return %0 : tensor<4x4xi2>
  }

  func.func @main(%input0: tensor<8x4xi2>, %input1: tensor<8x4xi2>) {
    %r:2 = "interpreter.run_parallel"(%input0, %input1) {programs = [[@program], [@program]]} : (tensor<8x4xi2>, tensor<8x4xi2>) -> (tensor<4x4xi2>, tensor<4x4xi2>)
    check.expect_eq_const %r#0, dense<[[-1, -1, -1, -1], [1, -1, -2, 1], [-1, 1, -2, -1], [-1, -1, -2, -1]]> : tensor<4x4xi2>
    check.expect_eq_const %r#1, dense<[[-1, -1, 0, 1], [-1, 1, -1, -1], [-1, 1, -1, -2], [-1, 1, -1, -2]]> : tensor<4x4xi2>
    func.return
  }
}
