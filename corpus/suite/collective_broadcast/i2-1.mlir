// RUN: stablehlo-translate --interpret %s --args='[dense<-2> : tensor<i2>, dense<-2> : tensor<i2>, dense<-1> : tensor<i2>]'
// RUN: : @program
// stablehlo.collective_broadcast on i2, exact values
//   channel_id: positive
//   N: low
//   S: rank 0
//   E: i2
//   replica_groups: one row
//   replica_groups: singletons
// legal 0 0: [-2]
// legal 1 0: [-2]
// legal 2 0: [-1]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 3 : i32} {
  func.func @program(%arg0: tensor<i2>) -> tensor<i2> {
    %0 = "stablehlo.collective_broadcast"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 3, type = 1>, replica_groups = dense<[[0]]> : tensor<1x1xi64>}> : (tensor<i2>) -> tensor<i2>
    return %0 : tensor<i2>
  }

  func.func @main(%input0: tensor<i2>, %input1: tensor<i2>, %input2: tensor<i2>) {
    %r:3 = "interpreter.run_parallel"(%input0, %input1, %input2) {programs = [[@program], [@program], [@program]]} : (tensor<i2>, tensor<i2>, tensor<i2>) -> (tensor<i2>, tensor<i2>, tensor<i2>)
    check.expect_eq_const %r#0, dense<-2> : tensor<i2>
    check.expect_eq_const %r#1, dense<-2> : tensor<i2>
    check.expect_eq_const %r#2, dense<-1> : tensor<i2>
    func.return
  }
}
