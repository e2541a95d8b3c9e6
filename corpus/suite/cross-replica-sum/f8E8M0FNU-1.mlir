// RUN: stablehlo-translate --interpret %s --args='[dense<2.0> : tensor<f8E8M0FNU>, dense<4.0> : tensor<f8E8M0FNU>]'
// RUN: : @program
// stablehlo.cross-replica-sum on f8E8M0FNU, exact values
//   S: rank 0
//   E: f8E8M0FNU
//   replica_groups: one row
//   replica_groups: singletons
// legal 0 0: [2.0]
// legal 1 0: [4.0]

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @program(%arg0: tensor<f8E8M0FNU>) -> tensor<f8E8M0FNU> {
    %0 = "stablehlo.cross-replica-sum"(%arg0) <{replica_groups = dense<[[0]]> : tensor<1x1xi64>}> : (tensor<f8E8M0FNU>) -> tensor<f8E8M0FNU>
    return %0 : tensor<f8E8M0FNU>
  }

  func.func @main(%input0: tensor<f8E8M0FNU>, %input1: tensor<f8E8M0FNU>) {
    %r:2 = "interpreter.run_parallel"(%input0, %input1) {programs = [[@program, @program]]} : (tensor<f8E8M0FNU>, tensor<f8E8M0FNU>) -> (tensor<f8E8M0FNU>, tensor<f8E8M0FNU>)
    %v0 = stablehlo.convert %r#0 : (tensor<f8E8M0FNU>) -> tensor<f64>
    check.expect_eq_const %v0, dense<2.0> : tensor<f64>
    %v1 = stablehlo.convert %r#1 : (tensor<f8E8M0FNU>) -> tensor<f64>
    check.expect_eq_const %v1, dense<4.0> : tensor<f64>
    func.return
  }
}
