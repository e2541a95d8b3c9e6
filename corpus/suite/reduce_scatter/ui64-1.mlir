// RUN: stablehlo-translate --interpret %s --args='[dense<[2, 4]> : tensor<2xui64>, dense<[3, 9]> : tensor<2xui64>]'
// RUN: : @program
// stablehlo.reduce_scatter on ui64, exact values
//   n: 1
//   S: rank 0
//   E: ui64
//   F: ui64
//   channel_id: positive
//   use_global_device_ids: true
//   replica_groups: one row
//   replica_groups: ordered
//   scatter_dimension: first
// legal 0 0: [2]
// legal 1 0: [4]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @program(%arg0: tensor<2xui64>) -> tensor<1xui64> {
    %0 = "stablehlo.reduce_scatter"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 3, type = 1>, use_global_device_ids, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, scatter_dimension = 0 : i64}> ({
    ^bb0(%1: tensor<ui64>, %2: tensor<ui64>):
      %3 = stablehlo.minimum %1, %2 : tensor<ui64>
      stablehlo.return %3 : tensor<ui64>
    }) : (tensor<2xui64>) -> tensor<1xui64>
    return %0 : tensor<1xui64>
  }

  func.func @main(%input0: tensor<2xui64>, %input1: tensor<2xui64>) {
    %r:2 = "interpreter.run_parallel"(%input0, %input1) {programs = [[@program], [@program]]} : (tensor<2xui64>, tensor<2xui64>) -> (tensor<1xui64>, tensor<1xui64>)
    check.expect_eq_const %r#0, dense<2> : tensor<1xui64>
    check.expect_eq_const %r#1, dense<4> : tensor<1xui64>
    func.return
  }
}
