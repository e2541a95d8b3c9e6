// RUN: stablehlo-translate --interpret %s --args='[dense<[[0.0], [0.0], [0.0]]> : tensor<3x1xbf16>, dense<[[5.0], [-7.0], [8.0]]> : tensor<3x1xbf16>]'
// RUN: : @program
// stablehlo.reduce_scatter on bf16, exact values
//   n: 1
//   S: rank 1
//   E: bf16
//   F: bf16
//   channel_id: negative
//   channel_id: near 1 - 1
//   replica_groups: one row
//   replica_groups: singletons
//   scatter_dimension: later
// legal 0 0: [0.0,0.0,0.0]
// legal 1 0: [5.0,-7.0,8.0]

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @program(%arg0: tensor<3x1xbf16>) -> tensor<3x1xbf16> {
    %0 = "stablehlo.reduce_scatter"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = -1, type = 1>, replica_groups = dense<[[0]]> : tensor<1x1xi64>, scatter_dimension = 1 : i64}> ({
    ^bb0(%1: tensor<bf16>, %2: tensor<bf16>):
      %3 = stablehlo.maximum %1, %2 : tensor<bf16>
      stablehlo.return %3 : tensor<bf16>
    }) : (tensor<3x1xbf16>) -> tensor<3x1xbf16>
    return %0 : tensor<3x1xbf16>
  }

  func.func @main(%input0: tensor<3x1xbf16>, %input1: tensor<3x1xbf16>) {
    %r:2 = "interpreter.run_parallel"(%input0, %input1) {programs = [[@program, @program]]} : (tensor<3x1xbf16>, tensor<3x1xbf16>) -> (tensor<3x1xbf16>, tensor<3x1xbf16>)
    %v0 = stablehlo.convert %r#0 : (tensor<3x1xbf16>) -> tensor<3x1xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<3x1xf64>) -> tensor<3x1xi64>
    check.expect_eq_const %v1, dense<0> : tensor<3x1xi64>
    %v2 = stablehlo.convert %r#1 : (tensor<3x1xbf16>) -> tensor<3x1xf64>
    check.expect_eq_const %v2, dense<[[5.0], [-7.0], [8.0]]> : tensor<3x1xf64>
    func.return
  }
}
