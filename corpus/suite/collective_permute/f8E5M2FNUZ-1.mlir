// RUN: stablehlo-translate --interpret %s --args='[dense<0.5> : tensor<f8E5M2FNUZ>, dense<0.0> : tensor<f8E5M2FNUZ>]'
// RUN: : @program
// stablehlo.collective_permute on f8E5M2FNUZ, exact values
//   S: rank 0
//   E: f8E5M2FNUZ
//   channel_id: positive
//   channel_id: near 1 + 1
//   source_target_pairs: more pairs
// legal 0 0: [[0.0,0.0]]
// legal 1 0: [0.5]

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @program(%arg0: tensor<f8E5M2FNUZ>) -> tensor<f8E5M2FNUZ> {
    %0 = "stablehlo.collective_permute"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>}> : (tensor<f8E5M2FNUZ>) -> tensor<f8E5M2FNUZ>
    return %0 : tensor<f8E5M2FNUZ>
  }

  func.func @main(%input0: tensor<f8E5M2FNUZ>, %input1: tensor<f8E5M2FNUZ>) {
    %r:2 = "interpreter.run_parallel"(%input0, %input1) {programs = [[@program, @program]]} : (tensor<f8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> (tensor<f8E5M2FNUZ>, tensor<f8E5M2FNUZ>)
    %v0 = stablehlo.convert %r#0 : (tensor<f8E5M2FNUZ>) -> tensor<f64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<f64>) -> tensor<i64>
    check.expect_eq_const %v1, dense<0> : tensor<i64>
    %v2 = stablehlo.convert %r#1 : (tensor<f8E5M2FNUZ>) -> tensor<f64>
    check.expect_eq_const %v2, dense<0.5> : tensor<f64>
    func.return
  }
}
