// RUN: stablehlo-translate --interpret %s --args='[dense<0> : tensor<i16>, dense<4> : tensor<i16>]'
// RUN: : @program
// stablehlo.collective_broadcast on i16, exact values
//   channel_id: positive
//   N: low
//   S: rank 0
//   E: i16
//   replica_groups: one row
//   replica_groups: singletons
// legal 0 0: [0]
// legal 1 0: [4]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @program(%arg0: tensor<i16>) -> tensor<i16> {
    %0 = "stablehlo.collective_broadcast"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 2, type = 1>, replica_groups = dense<[[0]]> : tensor<1x1xi64>}> : (tensor<i16>) -> tensor<i16>
    return %0 : tensor<i16>
  }

  func.func @main(%input0: tensor<i16>, %input1: tensor<i16>) {
    %r:2 = "interpreter.run_parallel"(%input0, %input1) {programs = [[@program], [@program]]} : (tensor<i16>, tensor<i16>) -> (tensor<i16>, tensor<i16>)
    check.expect_eq_const %r#0, dense<0> : tensor<i16>
    check.expect_eq_const %r#1, dense<4> : tensor<i16>
    func.return
  }
}
