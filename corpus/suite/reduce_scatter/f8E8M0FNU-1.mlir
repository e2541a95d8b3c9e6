// RUN: stablehlo-translate --interpret %s --args='[dense<[4.0, 2.0, 8.0]> : tensor<3xf8E8M0FNU>, dense<[8.0, 1.0, 1.0]> : tensor<3xf8E8M0FNU>]'
// RUN: : @program
// stablehlo.reduce_scatter on f8E8M0FNU, exact values
//   n: more
//   S: rank 0
//   E: f8E8M0FNU
//   F: f8E8M0FNU
//   channel_id: 0
//   channel_id: near 1
//   replica_groups: one row
//   replica_groups: singletons
//   scatter_dimension: first
// legal 0 0: [4.0,2.0,8.0]
// legal 1 0: [8.0,1.0,1.0]

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @program(%arg0: tensor<3xf8E8M0FNU>) -> tensor<3xf8E8M0FNU> {
    %0 = "stablehlo.reduce_scatter"(%arg0) <{replica_groups = dense<[[0]]> : tensor<1x1xi64>, scatter_dimension = 0 : i64}> ({
    ^bb0(%1: tensor<f8E8M0FNU>, %2: tensor<f8E8M0FNU>):
      %3 = stablehlo.maximum %1, %2 : tensor<f8E8M0FNU>
      stablehlo.return %3 : tensor<f8E8M0FNU>
    }) : (tensor<3xf8E8M0FNU>) -> tensor<3xf8E8M0FNU>
    return %0 : tensor<3xf8E8M0FNU>
  }

  func.func @main(%input0: tensor<3xf8E8M0FNU>, %input1: tensor<3xf8E8M0FNU>) {
    %r:2 = "interpreter.run_parallel"(%input0, %input1) {programs = [[@program, @program]]} : (tensor<3xf8E8M0FNU>, tensor<3xf8E8M0FNU>) -> (tensor<3xf8E8M0FNU>, tensor<3xf8E8M0FNU>)
    %v0 = stablehlo.convert %r#0 : (tensor<3xf8E8M0FNU>) -> tensor<3xf64>
    check.expect_eq_const %v0, dense<[4.0, 2.0, 8.0]> : tensor<3xf64>
    %v1 = stablehlo.convert %r#1 : (tensor<3xf8E8M0FNU>) -> tensor<3xf64>
    check.expect_eq_const %v1, dense<[8.0, 1.0, 1.0]> : tensor<3xf64>
    func.return
  }
}
