// RUN: stablehlo-translate --interpret %s --args='[dense<-9> : tensor<i64>, dense<3> : tensor<i64>]'
// RUN: : @program
// stablehlo.collective_permute on i64, exact values
//   S: rank 0
//   E: i64
//   channel_id: negative
//   channel_id: near 1 - 1
//   source_target_pairs: self pair
//   source_target_pairs: one pair
// legal 0 0: [-9]
// legal 1 0: [3]

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @program(%arg0: tensor<i64>) -> tensor<i64> {
    %0 = "stablehlo.collective_permute"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = -1, type = 1>, source_target_pairs = dense<[[0, 0]]> : tensor<1x2xi64>}> : (tensor<i64>) -> tensor<i64>
    return %0 : tensor<i64>
  }

  func.func @main(%input0: tensor<i64>, %input1: tensor<i64>) {
    %r:2 = "interpreter.run_parallel"(%input0, %input1) {programs = [[@program, @program]]} : (tensor<i64>, tensor<i64>) -> (tensor<i64>, tensor<i64>)
    check.expect_eq_const %r#0, dense<-9> : tensor<i64>
    check.expect_eq_const %r#1, dense<3> : tensor<i64>
    func.return
  }
}
