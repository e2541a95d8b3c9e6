// RUN: stablehlo-translate --interpret %s --args='[dense<-6> : tensor<i4>, dense<4> : tensor<i4>, dense<4> : tensor<i4>]'
// RUN: : @program
// stablehlo.collective_permute on i4, exact values
//   S: rank 0
//   E: i4
//   channel_id: 0
//   channel_id: near 1
//   source_target_pairs: empty
// legal 0 0: [0]
// legal 1 0: [0]
// legal 2 0: [0]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 3 : i32} {
  func.func @program(%arg0: tensor<i4>) -> tensor<i4> {
    %0 = "stablehlo.collective_permute"(%arg0) <{source_target_pairs = dense<> : tensor<0x2xi64>}> : (tensor<i4>) -> tensor<i4>
    return %0 : tensor<i4>
  }

  func.func @main(%input0: tensor<i4>, %input1: tensor<i4>, %input2: tensor<i4>) {
    %r:3 = "interpreter.run_parallel"(%input0, %input1, %input2) {programs = [[@program], [@program], [@program]]} : (tensor<i4>, tensor<i4>, tensor<i4>) -> (tensor<i4>, tensor<i4>, tensor<i4>)
    check.expect_eq_const %r#0, dense<0> : tensor<i4>
    check.expect_eq_const %r#1, dense<0> : tensor<i4>
    check.expect_eq_const %r#2, dense<0> : tensor<i4>
    func.return
  }
}
