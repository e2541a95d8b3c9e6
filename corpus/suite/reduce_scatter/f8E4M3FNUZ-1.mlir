// RUN: stablehlo-translate --interpret %s --args='[dense<[-1.375, 3.25]> : tensor<2xf8E4M3FNUZ>, dense<[-0.5, -0.75]> : tensor<2xf8E4M3FNUZ>, dense<[2.75, -0.9375]> : tensor<2xf8E4M3FNUZ>]'
// RUN: : @program
// stablehlo.reduce_scatter on f8E4M3FNUZ, envelope values
//   n: more
//   S: rank 0
//   E: f8E4M3FNUZ
//   F: f8E4M3FNUZ
//   channel_id: negative
//   replica_groups: singletons
//   replica_groups: ordered
//   scatter_dimension: first
// legal 0 0: [-1.375,3.25]
// legal 1 0: [-0.5,-0.75]
// legal 2 0: [2.75,-0.9375]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 3 : i32} {
  func.func @program(%arg0: tensor<2xf8E4M3FNUZ>) -> tensor<2xf8E4M3FNUZ> {
    %0 = "stablehlo.reduce_scatter"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = -3, type = 1>, replica_groups = dense<[[0], [1], [2]]> : tensor<3x1xi64>, scatter_dimension = 0 : i64}> ({
    ^bb0(%1: tensor<f8E4M3FNUZ>, %2: tensor<f8E4M3FNUZ>):
      %3 = stablehlo.maximum %1, %2 : tensor<f8E4M3FNUZ>
      stablehlo.return %3 : tensor<f8E4M3FNUZ>
    }) : (tensor<2xf8E4M3FNUZ>) -> tensor<2xf8E4M3FNUZ>
    return %0 : tensor<2xf8E4M3FNUZ>
  }

  func.func @main(%input0: tensor<2xf8E4M3FNUZ>, %input1: tensor<2xf8E4M3FNUZ>, %input2: tensor<2xf8E4M3FNUZ>) {
    %r:3 = "interpreter.run_parallel"(%input0, %input1, %input2) {programs = [[@program], [@program], [@program]]} : (tensor<2xf8E4M3FNUZ>, tensor<2xf8E4M3FNUZ>, tensor<2xf8E4M3FNUZ>) -> (tensor<2xf8E4M3FNUZ>, tensor<2xf8E4M3FNUZ>, tensor<2xf8E4M3FNUZ>)
    %v0 = stablehlo.convert %r#0 : (tensor<2xf8E4M3FNUZ>) -> tensor<2xf64>
    check.expect_eq_const %v0, dense<[-1.375, 3.25]> : tensor<2xf64>
    %v1 = stablehlo.convert %r#1 : (tensor<2xf8E4M3FNUZ>) -> tensor<2xf64>
    check.expect_eq_const %v1, dense<[-0.5, -0.75]> : tensor<2xf64>
    %v2 = stablehlo.convert %r#2 : (tensor<2xf8E4M3FNUZ>) -> tensor<2xf64>
    check.expect_eq_const %v2, dense<[2.75, -0.9375]> : tensor<2xf64>
    func.return
  }
}
