// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.cross-replica-sum on i2, special values
//   S: rank 2
//   S: has 1
//   E: i2
//   replica_groups: one row
//   replica_groups: singletons
// legal 0 0: [1,1,-2,-1,-2]
// legal 1 0: [1,1,-2,-1,-2]
// legal 2 0: [1,1,-2,-1,-2]
// legal 3 0: [1,1,-2,-1,-2]

module attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @program() -> tensor<5x1xi2> {
    %0 = stablehlo.constant dense<[[1], [1], [-2], [-1], [-2]]> : tensor<5x1xi2>
    %1 = "stablehlo.cross-replica-sum"(%0) <{replica_groups = dense<[[0]]> : tensor<1x1xi64>}> : (tensor<5x1xi2>) -> tensor<5x1xi2>
    return %1 : tensor<5x1xi2>
  }

  func.func @main() {
    %r:4 = "interpreter.run_parallel"() {programs = [[@program, @program, @program, @program]]} : () -> (tensor<5x1xi2>, tensor<5x1xi2>, tensor<5x1xi2>, tensor<5x1xi2>)
    check.expect_eq_const %r#0, dense<[[1], [1], [-2], [-1], [-2]]> : tensor<5x1xi2>
    check.expect_eq_const %r#1, dense<[[1], [1], [-2], [-1], [-2]]> : tensor<5x1xi2>
    check.expect_eq_const %r#2, dense<[[1], [1], [-2], [-1], [-2]]> : tensor<5x1xi2>
    check.expect_eq_const %r#3, dense<[[1], [1], [-2], [-1], [-2]]> : tensor<5x1xi2>
    func.return
  }
}
