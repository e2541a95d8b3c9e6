// RUN: stablehlo-translate --interpret %s --args='[dense<[7, 2, 0]> : tensor<3xui4>, dense<[2, 2, 1]> : tensor<3xui4>, dense<[6, 2, 5]> : tensor<3xui4>]'
// RUN: : @program
// stablehlo.all_gather on ui4, envelope values
//   N: low
//   n: more
//   S: rank 0
//   E: ui4
//   channel_id: positive
//   channel_id: near 1 + 1
//   use_global_device_ids: true
//   replica_groups: one row
//   replica_groups: ordered
//   all_gather_dim: low
//   all_gather_dim: high
// legal 0 0: [7,2,0,2,2,1,6,2,5]
// legal 1 0: [7,2,0,2,2,1,6,2,5]
// legal 2 0: [7,2,0,2,2,1,6,2,5]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 3 : i32} {
  func.func @program(%arg0: tensor<3xui4>) -> tensor<9xui4> {
    %0 = "stablehlo.all_gather"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids, replica_groups = dense<[[0, 1, 2]]> : tensor<1x3xi64>, all_gather_dim = 0 : i64}> : (tensor<3xui4>) -> tensor<9xui4>
    return %0 : tensor<9xui4>
  }

  func.func @main(%input0: tensor<3xui4>, %input1: tensor<3xui4>, %input2: tensor<3xui4>) {
    %r:3 = "interpreter.run_parallel"(%input0, %input1, %input2) {programs = [[@program], [@program], [@program]]} : (tensor<3xui4>, tensor<3xui4>, tensor<3xui4>) -> (tensor<9xui4>, tensor<9xui4>, tensor<9xui4>)
    check.expect_eq_const %r#0, dense<[7, 2, 0, 2, 2, 1, 6, 2, 5]> : tensor<9xui4>
    check.expect_eq_const %r#1, dense<[7, 2, 0, 2, 2, 1, 6, 2, 5]> : tensor<9xui4>
    check.expect_eq_const %r#2, dense<[7, 2, 0, 2, 2, 1, 6, 2, 5]> : tensor<9xui4>
    func.return
  }
}
