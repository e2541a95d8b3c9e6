// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.cross-replica-sum on ui2, exact values
//   S: rank 0
//   E: ui2
//   replica_groups: one row
//   replica_groups: singletons
// legal 0 0: [2]
// legal 1 0: [2]

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @program() -> tensor<ui2> {
    %0 = stablehlo.constant dense<2> : tensor<ui2>
    %1 = "stablehlo.cross-replica-sum"(%0) <{replica_groups = dense<[[0]]> : tensor<1x1xi64>}> : (tensor<ui2>) -> tensor<ui2>
    return %1 : tensor<ui2>
  }

  func.func @main() {
    %r:2 = "interpreter.run_parallel"() {programs = [[@program, @program]]} : () -> (tensor<ui2>, tensor<ui2>)
    check.expect_eq_const %r#0, dense<2> : tensor<ui2>
    check.expect_eq_const %r#1, dense<2> : tensor<ui2>
    func.return
  }
}
