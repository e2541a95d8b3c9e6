// RUN: stablehlo-translate --interpret %s --args='[dense<-4> : tensor<i16>, dense<9> : tensor<i16>]'
// RUN: : @program
// stablehlo.all_reduce on i16, exact values
//   N: low
//   S: rank 0
//   F: i16
//   E: i16
//   channel_id: 0
//   channel_id: near 1
//   replica_groups: one row
//   replica_groups: singletons
// legal 0 0: [-4]
// legal 1 0: [9]

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @program(%arg0: tensor<i16>) -> tensor<i16> {
    %0 = "stablehlo.all_reduce"(%arg0) <{replica_groups = dense<[[0]]> : tensor<1x1xi64>}> ({
    ^bb0(%1: tensor<i16>, %2: tensor<i16>):
      %3 = stablehlo.xor %1, %2 : tensor<i16>
      stablehlo.return %3 : tensor<i16>
    }) : (tensor<i16>) -> tensor<i16>
    return %0 : tensor<i16>
  }

  func.func @main(%input0: tensor<i16>, %input1: tensor<i16>) {
    %r:2 = "interpreter.run_parallel"(%input0, %input1) {programs = [[@program, @program]]} : (tensor<i16>, tensor<i16>) -> (tensor<i16>, tensor<i16>)
    check.expect_eq_const %r#0, dense<-4> : tensor<i16>
    check.expect_eq_const %r#1, dense<9> : tensor<i16>
    func.return
  }
}
