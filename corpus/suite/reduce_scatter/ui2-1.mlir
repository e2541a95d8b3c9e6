// RUN: stablehlo-translate --interpret %s --args='[dense<[0, 0]> : tensor<2xui2>, dense<[0, 1]> : tensor<2xui2>]'
// RUN: : @program
// stablehlo.reduce_scatter on ui2, envelope values
//   n: 1
//   S: rank 0
//   E: ui2
//   F: ui2
//   channel_id: positive
//   use_global_device_ids: false
//   replica_groups: one row
//   replica_groups: singletons
//   scatter_dimension: first
// legal 0 0: [0]
// legal 1 0: [1]

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @program(%arg0: tensor<2xui2>) -> tensor<1xui2> {
    %0 = "stablehlo.reduce_scatter"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 4, type = 1>, replica_groups = dense<[[0]]> : tensor<1x1xi64>, scatter_dimension = 0 : i64}> ({
    ^bb0(%1: tensor<ui2>, %2: tensor<ui2>):
      %3 = stablehlo.maximum %1, %2 : tensor<ui2>
      stablehlo.return %3 : tensor<ui2>
    }) : (tensor<2xui2>) -> tensor<1xui2>
    return %0 : tensor<1xui2>
  }

  func.func @main(%input0: tensor<2xui2>, %input1: tensor<2xui2>) {
    %r:2 = "interpreter.run_parallel"(%input0, %input1) {programs = [[@program, @program]]} : (tensor<2xui2>, tensor<2xui2>) -> (tensor<1xui2>, tensor<1xui2>)
    check.expect_eq_const %r#0, dense<0> : tensor<1xui2>
    check.expect_eq_const %r#1, dense<1> : tensor<1xui2>
    func.return
  }
}
