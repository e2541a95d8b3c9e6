// RUN: stablehlo-translate --interpret %s --args='[dense<9> : tensor<i32>, dense<-9> : tensor<i32>]'
// RUN: : @program
// stablehlo.all_reduce on i32, exact values
//   N: low
//   S: rank 0
//   F: i32
//   E: i32
//   channel_id: 0
//   channel_id: near 1
//   replica_groups: singletons
//   replica_groups: ordered
// legal 0 0: [9]
// legal 1 0: [-9]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @program(%arg0: tensor<i32>) -> tensor<i32> {
    %0 = "stablehlo.all_reduce"(%arg0) <{replica_groups = dense<[[0], [1]]> : tensor<2x1xi64>}> ({
    ^bb0(%1: tensor<i32>, %2: tensor<i32>):
      %3 = stablehlo.xor %1, %2 : tensor<i32>
      stablehlo.return %3 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    return %0 : tensor<i32>
  }

  func.func @main(%input0: tensor<i32>, %input1: tensor<i32>) {
    %r:2 = "interpreter.run_parallel"(%input0, %input1) {programs = [[@program], [@program]]} : (tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)
    check.expect_eq_const %r#0, dense<9> : tensor<i32>
    check.expect_eq_const %r#1, dense<-9> : tensor<i32>
    func.return
  }
}
