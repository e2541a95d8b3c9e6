// RUN: stablehlo-translate --interpret %s --args='[dense<4> : tensor<ui4>, dense<6> : tensor<ui4>]'
// RUN: : @program
// stablehlo.collective_permute on ui4, exact values
//   S: rank 0
//   E: ui4
//   channel_id: positive
//   source_target_pairs: self pair
//   source_target_pairs: one pair
// legal 0 0: [4]
// legal 1 0: [6]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @program(%arg0: tensor<ui4>) -> tensor<ui4> {
    %0 = "stablehlo.collective_permute"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 2, type = 1>, source_target_pairs = dense<[[0, 0]]> : tensor<1x2xi64>}> : (tensor<ui4>) -> tensor<ui4>
    return %0 : tensor<ui4>
  }

  func.func @main(%input0: tensor<ui4>, %input1: tensor<ui4>) {
    %r:2 = "interpreter.run_parallel"(%input0, %input1) {programs = [[@program], [@program]]} : (tensor<ui4>, tensor<ui4>) -> (tensor<ui4>, tensor<ui4>)
    check.expect_eq_const %r#0, dense<4> : tensor<ui4>
    check.expect_eq_const %r#1, dense<6> : tensor<ui4>
    func.return
  }
}
