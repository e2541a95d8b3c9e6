// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.cross-replica-sum on ui16, special values
//   S: rank 0
//   E: ui16
//   replica_groups: one row
//   replica_groups: singletons
// legal 0 0: [65531]
// legal 1 0: [65531]
// legal 2 0: [65531]
// legal 3 0: [65531]

module attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @program() -> tensor<ui16> {
    %0 = stablehlo.constant dense<65531> : tensor<ui16>
    %1 = "stablehlo.cross-replica-sum"(%0) <{replica_groups = dense<[[0]]> : tensor<1x1xi64>}> : (tensor<ui16>) -> tensor<ui16>
    return %1 : tensor<ui16>
  }

  func.func @main() {
    %r:4 = "interpreter.run_parallel"() {programs = [[@program, @program, @program, @program]]} : () -> (tensor<ui16>, tensor<ui16>, tensor<ui16>, tensor<ui16>)
    check.expect_eq_const %r#0, dense<65531> : tensor<ui16>
    check.expect_eq_const %r#1, dense<65531> : tensor<ui16>
    check.expect_eq_const %r#2, dense<65531> : tensor<ui16>
    check.expect_eq_const %r#3, dense<65531> : tensor<ui16>
    func.return
  }
}
