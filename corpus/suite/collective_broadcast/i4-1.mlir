// RUN: stablehlo-translate --interpret %s --args='[dense<7> : tensor<i4>, dense<-8> : tensor<i4>]'
// RUN: : @program
// stablehlo.collective_broadcast on i4, exact values
//   channel_id: negative
//   N: low
//   S: rank 0
//   E: i4
//   replica_groups: one row
//   replica_groups: singletons
// legal 0 0: [7]
// legal 1 0: [0]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @program(%arg0: tensor<i4>) -> tensor<i4> {
    %0 = "stablehlo.collective_broadcast"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = -2, type = 1>, replica_groups = dense<[[0]]> : tensor<1x1xi64>}> : (tensor<i4>) -> tensor<i4>
    return %0 : tensor<i4>
  }

  func.func @main(%input0: tensor<i4>, %input1: tensor<i4>) {
    %r:2 = "interpreter.run_parallel"(%input0, %input1) {programs = [[@program], [@program]]} : (tensor<i4>, tensor<i4>) -> (tensor<i4>, tensor<i4>)
    check.expect_eq_const %r#0, dense<7> : tensor<i4>
    check.expect_eq_const %r#1, dense<0> : tensor<i4>
    func.return
  }
}
