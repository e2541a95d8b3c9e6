// RUN: stablehlo-translate --interpret %s --args='[dense<[[-2]]> : tensor<1x1xi32>, dense<[[-5]]> : tensor<1x1xi32>]'
// RUN: : @program
// stablehlo.collective_permute on i32, envelope values
//   S: rank 2
//   S: has 1
//   E: i32
//   channel_id: positive
//   channel_id: near 1 + 1
//   source_target_pairs: empty
// legal 0 0: [0]
// legal 1 0: [0]

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @program(%arg0: tensor<1x1xi32>) -> tensor<1x1xi32> {
    %0 = "stablehlo.collective_permute"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, source_target_pairs = dense<> : tensor<0x2xi64>}> : (tensor<1x1xi32>) -> tensor<1x1xi32>
    return %0 : tensor<1x1xi32>
  }

  func.func @main(%input0: tensor<1x1xi32>, %input1: tensor<1x1xi32>) {
    %r:2 = "interpreter.run_parallel"(%input0, %input1) {programs = [[@program, @program]]} : (tensor<1x1xi32>, tensor<1x1xi32>) -> (tensor<1x1xi32>, tensor<1x1xi32>)
    check.expect_eq_const %r#0, dense<0> : tensor<1x1xi32>
    check.expect_eq_const %r#1, dense<0> : tensor<1x1xi32>
    func.return
  }
}
