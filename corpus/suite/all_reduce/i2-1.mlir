// RUN: stablehlo-translate --interpret %s --args='[dense<1> : tensor<i2>, dense<0> : tensor<i2>]'
// RUN: : @program
// stablehlo.all_reduce on i2, envelope values
//   N: low
//   S: rank 0
//   F: i2
//   E: i2
//   channel_id: negative
//   channel_id: near 1 - 1
//   replica_groups: one row
//   replica_groups: singletons
// legal 0 0: [1]
// legal 1 0: [0]

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @program(%arg0: tensor<i2>) -> tensor<i2> {
    %0 = "stablehlo.all_reduce"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = -1, type = 1>, replica_groups = dense<[[0]]> : tensor<1x1xi64>}> ({
    ^bb0(%1: tensor<i2>, %2: tensor<i2>):
      %3 = stablehlo.xor %1, %2 : tensor<i2>
      stablehlo.return %3 : tensor<i2>
    }) : (tensor<i2>) -> tensor<i2>
    return %0 : tensor<i2>
  }

  func.func @main(%input0: tensor<i2>, %input1: tensor<i2>) {
    %r:2 = "interpreter.run_parallel"(%input0, %input1) {programs = [[@program, @program]]} : (tensor<i2>, tensor<i2>) -> (tensor<i2>, tensor<i2>)
    check.expect_eq_const %r#0, dense<1> : tensor<i2>
    check.expect_eq_const %r#1, dense<0> : tensor<i2>
    func.return
  }
}
