// RUN: stablehlo-translate --interpret %s --args='[dense<[[-0.25, -0.5, 0.0, -0.25], [0.5, 0.0, -0.25, 0.0]]> : tensor<2x4xf6E3M2FN>, dense<[[0.25, 0.25, 0.0, -0.5], [-0.25, -0.25, 0.5, 0.25]]> : tensor<2x4xf6E3M2FN>]'
// RUN: : @program
// stablehlo.reduce_scatter on f6E3M2FN, exact values
//   n: more
//   S: rank 1
//   E: f6E3M2FN
//   F: f6E3M2FN
//   channel_id: negative
//   channel_id: near 1 - 1
//   replica_groups: one row
//   replica_groups: scrambled
//   scatter_dimension: later
// legal 0 0: [0.0,-0.5,-0.25,0.0]
// legal 1 0: [-0.25,-0.5,-0.25,-0.25]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @program(%arg0: tensor<2x4xf6E3M2FN>) -> tensor<2x2xf6E3M2FN> {
    %0 = "stablehlo.reduce_scatter"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = -1, type = 1>, replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>, scatter_dimension = 1 : i64}> ({
    ^bb0(%1: tensor<f6E3M2FN>, %2: tensor<f6E3M2FN>):
      %3 = stablehlo.minimum %1, %2 : tensor<f6E3M2FN>
      stablehlo.return %3 : tensor<f6E3M2FN>
    }) : (tensor<2x4xf6E3M2FN>) -> tensor<2x2xf6E3M2FN>
    return %0 : tensor<2x2xf6E3M2FN>
  }

  func.func @main(%input0: tensor<2x4xf6E3M2FN>, %input1: tensor<2x4xf6E3M2FN>) {
    %r:2 = "interpreter.run_parallel"(%input0, %input1) {programs = [[@program], [@program]]} : (tensor<2x4xf6E3M2FN>, tensor<2x4xf6E3M2FN>) -> (tensor<2x2xf6E3M2FN>, tensor<2x2xf6E3M2FN>)
    %v0 = stablehlo.convert %r#0 : (tensor<2x2xf6E3M2FN>) -> tensor<2x2xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<2x2xf64>) -> tensor<2x2xi64>
    check.expect_eq_const %v1, dense<[[0, -4620693217682128896], [-4625196817309499392, 0]]> : tensor<2x2xi64>
    %v2 = stablehlo.convert %r#1 : (tensor<2x2xf6E3M2FN>) -> tensor<2x2xf64>
    check.expect_eq_const %v2, dense<[[-0.25, -0.5], [-0.25, -0.25]]> : tensor<2x2xf64>
    func.return
  }
}
