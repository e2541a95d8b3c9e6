// RUN: stablehlo-translate --interpret %s --args='[dense<9> : tensor<ui64>, dense<3> : tensor<ui64>, dense<9> : tensor<ui64>]'
// RUN: : @program
// stablehlo.cross-replica-sum on ui64, exact values
//   S: rank 0
//   E: ui64
//   replica_groups: singletons
//   replica_groups: ordered
// legal 0 0: [9]
// legal 1 0: [3]
// legal 2 0: [9]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 3 : i32} {
  func.func @program(%arg0: tensor<ui64>) -> tensor<ui64> {
    %0 = "stablehlo.cross-replica-sum"(%arg0) <{replica_groups = dense<[[0], [1], [2]]> : tensor<3x1xi64>}> : (tensor<ui64>) -> tensor<ui64>
    return %0 : tensor<ui64>
  }

  func.func @main(%input0: tensor<ui64>, %input1: tensor<ui64>, %input2: tensor<ui64>) {
    %r:3 = "interpreter.run_parallel"(%input0, %input1, %input2) {programs = [[@program], [@program], [@program]]} : (tensor<ui64>, tensor<ui64>, tensor<ui64>) -> (tensor<ui64>, tensor<ui64>, tensor<ui64>)
    check.expect_eq_const %r#0, dense<9> : tensor<ui64>
    check.expect_eq_const %r#1, dense<3> : tensor<ui64>
    check.expect_eq_const %r#2, dense<9> : tensor<ui64>
    func.return
  }
}
