// RUN: stablehlo-translate --interpret %s --args='[dense<874523411> : tensor<i32>, dense<-958507154> : tensor<i32>]'
// RUN: : @program
// stablehlo.collective_broadcast on i32, special values
//   channel_id: 0
//   channel_id: near 1
//   N: low
//   S: rank 0
//   E: i32
//   replica_groups: one row
//   replica_groups: singletons
// legal 0 0: [874523411]
// legal 1 0: [-958507154]

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @program(%arg0: tensor<i32>) -> tensor<i32> {
    %0 = "stablehlo.collective_broadcast"(%arg0) <{replica_groups = dense<[[0]]> : tensor<1x1xi64>}> : (tensor<i32>) -> tensor<i32>
    return %0 : tensor<i32>
  }

  func.func @main(%input0: tensor<i32>, %input1: tensor<i32>) {
    %r:2 = "interpreter.run_parallel"(%input0, %input1) {programs = [[@program, @program]]} : (tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)
    check.expect_eq_const %r#0, dense<874523411> : tensor<i32>
    check.expect_eq_const %r#1, dense<-958507154> : tensor<i32>
    func.return
  }
}
