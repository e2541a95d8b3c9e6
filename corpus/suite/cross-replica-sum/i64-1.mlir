// RUN: stablehlo-translate --interpret %s --args='[dense<-5> : tensor<i64>, dense<1> : tensor<i64>, dense<8> : tensor<i64>]'
// RUN: : @program
// stablehlo.cross-replica-sum on i64, exact values
//   S: rank 0
//   E: i64
//   replica_groups: one row
//   replica_groups: ordered
// legal 0 0: [4]
// legal 1 0: [4]
// legal 2 0: [4]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 3 : i32} {
  func.func @program(%arg0: tensor<i64>) -> tensor<i64> {
    %0 = "stablehlo.cross-replica-sum"(%arg0) <{replica_groups = dense<[[0, 1, 2]]> : tensor<1x3xi64>}> : (tensor<i64>) -> tensor<i64>
    return %0 : tensor<i64>
  }

  func.func @main(%input0: tensor<i64>, %input1: tensor<i64>, %input2: tensor<i64>) {
    %r:3 = "interpreter.run_parallel"(%input0, %input1, %input2) {programs = [[@program], [@program], [@program]]} : (tensor<i64>, tensor<i64>, tensor<i64>) -> (tensor<i64>, tensor<i64>, tensor<i64>)
    check.expect_eq_const %r#0, dense<4> : tensor<i64>
    check.expect_eq_const %r#1, dense<4> : tensor<i64>
    check.expect_eq_const %r#2, dense<4> : tensor<i64>
    func.return
  }
}
