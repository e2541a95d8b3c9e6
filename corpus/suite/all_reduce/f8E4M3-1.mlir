// RUN: stablehlo-translate --interpret %s --args='[dense<0.0> : tensor<f8E4M3>, dense<0.0> : tensor<f8E4M3>]'
// RUN: : @program
// stablehlo.all_reduce on f8E4M3, exact values
//   N: low
//   S: rank 0
//   F: f8E4M3
//   E: f8E4M3
//   channel_id: negative
//   channel_id: near 1 - 1
//   replica_groups: one row
//   replica_groups: scrambled
// legal 0 0: [0.0]
// legal 1 0: [0.0]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @program(%arg0: tensor<f8E4M3>) -> tensor<f8E4M3> {
    %0 = "stablehlo.all_reduce"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = -1, type = 1>, replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>}> ({
    ^bb0(%1: tensor<f8E4M3>, %2: tensor<f8E4M3>):
      %3 = stablehlo.multiply %1, %2 : tensor<f8E4M3>
      stablehlo.return %3 : tensor<f8E4M3>
    }) : (tensor<f8E4M3>) -> tensor<f8E4M3>
    return %0 : tensor<f8E4M3>
  }

  func.func @main(%input0: tensor<f8E4M3>, %input1: tensor<f8E4M3>) {
    %r:2 = "interpreter.run_parallel"(%input0, %input1) {programs = [[@program], [@program]]} : (tensor<f8E4M3>, tensor<f8E4M3>) -> (tensor<f8E4M3>, tensor<f8E4M3>)
    %v0 = stablehlo.convert %r#0 : (tensor<f8E4M3>) -> tensor<f64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<f64>) -> tensor<i64>
    check.expect_eq_const %v1, dense<0> : tensor<i64>
    %v2 = stablehlo.convert %r#1 : (tensor<f8E4M3>) -> tensor<f64>
    %v3 = stablehlo.bitcast_convert %v2 : (tensor<f64>) -> tensor<i64>
    check.expect_eq_const %v3, dense<0> : tensor<i64>
    func.return
  }
}
