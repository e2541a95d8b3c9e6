// RUN: stablehlo-translate --interpret %s --args='[dense<[0.0, 0.0]> : tensor<2xf8E4M3B11FNUZ>, dense<[0.0, -2.0]> : tensor<2xf8E4M3B11FNUZ>]'
// RUN: : @program
// stablehlo.reduce_scatter on f8E4M3B11FNUZ, exact values
//   n: 1
//   S: rank 0
//   E: f8E4M3B11FNUZ
//   F: f8E4M3B11FNUZ
//   channel_id: negative
//   replica_groups: one row
//   replica_groups: scrambled
//   scatter_dimension: first
// legal 0 0: [-2.0]
// legal 1 0: [[0.0,0.0]]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @program(%arg0: tensor<2xf8E4M3B11FNUZ>) -> tensor<1xf8E4M3B11FNUZ> {
    %0 = "stablehlo.reduce_scatter"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = -2, type = 1>, replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>, scatter_dimension = 0 : i64}> ({
    ^bb0(%1: tensor<f8E4M3B11FNUZ>, %2: tensor<f8E4M3B11FNUZ>):
      %3 = stablehlo.minimum %1, %2 : tensor<f8E4M3B11FNUZ>
      stablehlo.return %3 : tensor<f8E4M3B11FNUZ>
    }) : (tensor<2xf8E4M3B11FNUZ>) -> tensor<1xf8E4M3B11FNUZ>
    return %0 : tensor<1xf8E4M3B11FNUZ>
  }

  func.func @main(%input0: tensor<2xf8E4M3B11FNUZ>, %input1: tensor<2xf8E4M3B11FNUZ>) {
    %r:2 = "interpreter.run_parallel"(%input0, %input1) {programs = [[@program], [@program]]} : (tensor<2xf8E4M3B11FNUZ>, tensor<2xf8E4M3B11FNUZ>) -> (tensor<1xf8E4M3B11FNUZ>, tensor<1xf8E4M3B11FNUZ>)
    %v0 = stablehlo.convert %r#0 : (tensor<1xf8E4M3B11FNUZ>) -> tensor<1xf64>
    check.expect_eq_const %v0, dense<-2.0> : tensor<1xf64>
    %v1 = stablehlo.convert %r#1 : (tensor<1xf8E4M3B11FNUZ>) -> tensor<1xf64>
    %v2 = stablehlo.bitcast_convert %v1 : (tensor<1xf64>) -> tensor<1xi64>
    check.expect_eq_const %v2, dense<0> : tensor<1xi64>
    func.return
  }
}
