// RUN: stablehlo-translate --interpret %s --args='[dense<240.0> : tensor<f8E4M3FNUZ>, dense<-0.40625> : tensor<f8E4M3FNUZ>]'
// RUN: : @program
// stablehlo.collective_permute on f8E4M3FNUZ, special values
//   S: rank 0
//   E: f8E4M3FNUZ
//   channel_id: negative
//   source_target_pairs: self pair
//   source_target_pairs: one pair
// legal 0 0: [240.0]
// legal 1 0: [[0.0,0.0]]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @program(%arg0: tensor<f8E4M3FNUZ>) -> tensor<f8E4M3FNUZ> {
    %0 = "stablehlo.collective_permute"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = -2, type = 1>, source_target_pairs = dense<[[0, 0]]> : tensor<1x2xi64>}> : (tensor<f8E4M3FNUZ>) -> tensor<f8E4M3FNUZ>
    return %0 : tensor<f8E4M3FNUZ>
  }

  func.func @main(%input0: tensor<f8E4M3FNUZ>, %input1: tensor<f8E4M3FNUZ>) {
    %r:2 = "interpreter.run_parallel"(%input0, %input1) {programs = [[@program], [@program]]} : (tensor<f8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> (tensor<f8E4M3FNUZ>, tensor<f8E4M3FNUZ>)
    %v0 = stablehlo.convert %r#0 : (tensor<f8E4M3FNUZ>) -> tensor<f64>
    check.expect_eq_const %v0, dense<240.0> : tensor<f64>
    %v1 = stablehlo.convert %r#1 : (tensor<f8E4M3FNUZ>) -> tensor<f64>
    %v2 = stablehlo.bitcast_convert %v1 : (tensor<f64>) -> tensor<i64>
    check.expect_eq_const %v2, dense<0> : tensor<i64>
    func.return
  }
}
