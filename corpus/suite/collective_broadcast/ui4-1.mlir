// RUN: stablehlo-translate --interpret %s --args='[dense<6> : tensor<ui4>, dense<1> : tensor<ui4>]'
// RUN: : @program
// stablehlo.collective_broadcast on ui4, exact values
//   channel_id: negative
//   channel_id: near 1 - 1
//   N: low
//   S: rank 0
//   E: ui4
//   replica_groups: singletons
//   replica_groups: ordered
// legal 0 0: [6]
// legal 1 0: [1]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @program(%arg0: tensor<ui4>) -> tensor<ui4> {
    %0 = "stablehlo.collective_broadcast"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = -1, type = 1>, replica_groups = dense<[[0], [1]]> : tensor<2x1xi64>}> : (tensor<ui4>) -> tensor<ui4>
    return %0 : tensor<ui4>
  }

  func.func @main(%input0: tensor<ui4>, %input1: tensor<ui4>) {
    %r:2 = "interpreter.run_parallel"(%input0, %input1) {programs = [[@program], [@program]]} : (tensor<ui4>, tensor<ui4>) -> (tensor<ui4>, tensor<ui4>)
    check.expect_eq_const %r#0, dense<6> : tensor<ui4>
    check.expect_eq_const %r#1, dense<1> : tensor<ui4>
    func.return
  }
}
