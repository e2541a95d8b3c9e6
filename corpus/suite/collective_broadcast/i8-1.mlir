// RUN: stablehlo-translate --interpret %s --args='[dense<-5> : tensor<i8>, dense<-8> : tensor<i8>, dense<-4> : tensor<i8>]'
// RUN: : @program
// stablehlo.collective_broadcast on i8, exact values
//   channel_id: 0
//   channel_id: near 1
//   N: low
//   S: rank 0
//   E: i8
//   replica_groups: one row
//   replica_groups: ordered
// legal 0 0: [-5]
// legal 1 0: [-5]
// legal 2 0: [0]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 3 : i32} {
  func.func @program(%arg0: tensor<i8>) -> tensor<i8> {
    %0 = "stablehlo.collective_broadcast"(%arg0) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<i8>) -> tensor<i8>
    return %0 : tensor<i8>
  }

  func.func @main(%input0: tensor<i8>, %input1: tensor<i8>, %input2: tensor<i8>) {
    %r:3 = "interpreter.run_parallel"(%input0, %input1, %input2) {programs = [[@program], [@program], [@program]]} : (tensor<i8>, tensor<i8>, tensor<i8>) -> (tensor<i8>, tensor<i8>, tensor<i8>)
    check.expect_eq_const %r#0, dense<-5> : tensor<i8>
    check.expect_eq_const %r#1, dense<-5> : tensor<i8>
    check.expect_eq_const %r#2, dense<0> : tensor<i8>
    func.return
  }
}
