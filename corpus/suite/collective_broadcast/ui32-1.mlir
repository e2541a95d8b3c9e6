// RUN: stablehlo-translate --interpret %s --args='[dense<[0]> : tensor<1xui32>, dense<[2147483649]> : tensor<1xui32>, dense<[1189180051]> : tensor<1xui32>]'
// RUN: : @program
// stablehlo.collective_broadcast on ui32, exact values
//   channel_id: negative
//   N: low
//   S: rank 1
//   S: has 1
//   E: ui32
//   replica_groups: one row
//   replica_groups: ordered
// legal 0 0: [0]
// legal 1 0: [0]
// legal 2 0: [0]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 3 : i32} {
  func.func @program(%arg0: tensor<1xui32>) -> tensor<1xui32> {
    %0 = "stablehlo.collective_broadcast"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = -3, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<1xui32>) -> tensor<1xui32>
    return %0 : tensor<1xui32>
  }

  func.func @main(%input0: tensor<1xui32>, %input1: tensor<1xui32>, %input2: tensor<1xui32>) {
    %r:3 = "interpreter.run_parallel"(%input0, %input1, %input2) {programs = [[@program], [@program], [@program]]} : (tensor<1xui32>, tensor<1xui32>, tensor<1xui32>) -> (tensor<1xui32>, tensor<1xui32>, tensor<1xui32>)
    check.expect_eq_const %r#0, dense<0> : tensor<1xui32>
    check.expect_eq_const %r#1, dense<0> : tensor<1xui32>
    check.expect_eq_const %r#2, dense<0> : tensor<1xui32>
    func.return
  }
}
