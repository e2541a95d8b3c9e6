// RUN: stablehlo-translate --interpret %s --args='[dense<[-1, -8, -8, 3, -6]> : tensor<5xi32>, dense<[-2147483648, -6, -4, -2, -3]> : tensor<5xi32>]'
// RUN: : @program
// stablehlo.all_gather on i32, exact values
//   N: low
//   n: more
//   S: rank 0
//   E: i32
//   channel_id: negative
//   replica_groups: singletons
//   replica_groups: ordered
//   all_gather_dim: low
//   all_gather_dim: high
// legal 0 0: [-1,-8,-8,3,-6]
// legal 1 0: [-2147483648,-6,-4,-2,-3]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @program(%arg0: tensor<5xi32>) -> tensor<5xi32> {
    %0 = "stablehlo.all_gather"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = -2, type = 1>, replica_groups = dense<[[0], [1]]> : tensor<2x1xi64>, all_gather_dim = 0 : i64}> : (tensor<5xi32>) -> tensor<5xi32>
    return %0 : tensor<5xi32>
  }

  func.func @main(%input0: tensor<5xi32>, %input1: tensor<5xi32>) {
    %r:2 = "interpreter.run_parallel"(%input0, %input1) {programs = [[@program], [@program]]} : (tensor<5xi32>, tensor<5xi32>) -> (tensor<5xi32>, tensor<5xi32>)
    check.expect_eq_const %r#0, dense<[-1, -8, -8, 3, -6]> : tensor<5xi32>
    check.expect_eq_const %r#1, dense<[-2147483648, -6, -4, -2, -3]> : tensor<5xi32>
    func.return
  }
}
