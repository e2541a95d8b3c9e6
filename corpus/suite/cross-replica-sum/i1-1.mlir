// RUN: stablehlo-translate --interpret %s --args='[dense<true> : tensor<i1>, dense<false> : tensor<i1>]'
// RUN: : @program
// stablehlo.cross-replica-sum on i1, envelope values
//   S: rank 0
//   E: i1
//   replica_groups: one row
//   replica_groups: ordered
// legal 0 0: [true]
// legal 1 0: [true]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @program(%arg0: tensor<i1>) -> tensor<i1> {
    %0 = "stablehlo.cross-replica-sum"(%arg0) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<i1>) -> tensor<i1>
    return %0 : tensor<i1>
  }

  func.func @main(%input0: tensor<i1>, %input1: tensor<i1>) {
    %r:2 = "interpreter.run_parallel"(%input0, %input1) {programs = [[@program], [@program]]} : (tensor<i1>, tensor<i1>) -> (tensor<i1>, tensor<i1>)
    check.expect_eq_const %r#0, dense<true> : tensor<i1>
    check.expect_eq_const %r#1, dense<true> : tensor<i1>
    func.return
  }
}
