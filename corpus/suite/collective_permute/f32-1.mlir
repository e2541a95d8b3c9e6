// RUN: stablehlo-translate --interpret %s --args='[dense<3.5> : tensor<f32>, dense<0.0> : tensor<f32>]'
// RUN: : @program
// stablehlo.collective_permute on f32, exact values
//   S: rank 0
//   E: f32
//   channel_id: negative
//   source_target_pairs: empty
// legal 0 0: [0.0]
// legal 1 0: [0.0]

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @program(%arg0: tensor<f32>) -> tensor<f32> {
    %0 = "stablehlo.collective_permute"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = -2, type = 1>, source_target_pairs = dense<> : tensor<0x2xi64>}> : (tensor<f32>) -> tensor<f32>
    return %0 : tensor<f32>
  }

  func.func @main(%input0: tensor<f32>, %input1: tensor<f32>) {
    %r:2 = "interpreter.run_parallel"(%input0, %input1) {programs = [[@program, @program]]} : (tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>)
    %v0 = stablehlo.convert %r#0 : (tensor<f32>) -> tensor<f64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<f64>) -> tensor<i64>
    check.expect_eq_const %v1, dense<0> : tensor<i64>
    %v2 = stablehlo.convert %r#1 : (tensor<f32>) -> tensor<f64>
    %v3 = stablehlo.bitcast_convert %v2 : (tensor<f64>) -> tensor<i64>
    check.expect_eq_const %v3, dense<0> : tensor<i64>
    func.return
  }
}
