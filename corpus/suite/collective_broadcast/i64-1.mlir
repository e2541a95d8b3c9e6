// RUN: stablehlo-translate --interpret %s --args='[dense<1> : tensor<i64>, dense<1> : tensor<i64>]'
// RUN: : @program
// stablehlo.collective_broadcast on i64, special values
//   channel_id: negative
//   N: low
//   S: rank 0
//   E: i64
//   replica_groups: one row
//   replica_groups: singletons
// legal 0 0: [1]
// legal 1 0: [1]

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @program(%arg0: tensor<i64>) -> tensor<i64> {
    %0 = "stablehlo.collective_broadcast"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = -2, type = 1>, replica_groups = dense<[[0]]> : tensor<1x1xi64>}> : (tensor<i64>) -> tensor<i64>
    return %0 : tensor<i64>
  }

  func.func @main(%input0: tensor<i64>, %input1: tensor<i64>) {
    %r:2 = "interpreter.run_parallel"(%input0, %input1) {programs = [[@program, @program]]} : (tensor<i64>, tensor<i64>) -> (tensor<i64>, tensor<i64>)
    check.expect_eq_const %r#0, dense<1> : tensor<i64>
    check.expect_eq_const %r#1, dense<1> : tensor<i64>
    func.return
  }
}
