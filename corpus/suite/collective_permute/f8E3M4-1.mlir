// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.collective_permute on f8E3M4, exact values
//   S: rank 0
//   E: f8E3M4
//   channel_id: negative
//   source_target_pairs: more pairs
// legal 0 0: [-0.75]
// legal 1 0: [-0.75]
// legal 2 0: [-0.75]
// legal 3 0: [0.0]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 4 : i32} {
  func.func @program() -> tensor<f8E3M4> {
    %0 = stablehlo.constant dense<-0.75> : tensor<f8E3M4>
    %1 = "stablehlo.collective_permute"(%0) <{channel_handle = #stablehlo.channel_handle<handle = -3, type = 1>, source_target_pairs = dense<[[3, 0], [0, 2], [2, 1]]> : tensor<3x2xi64>}> : (tensor<f8E3M4>) -> tensor<f8E3M4>
    return %1 : tensor<f8E3M4>
  }

  func.func @main() {
    %r:4 = "interpreter.run_parallel"() {programs = [[@program], [@program], [@program], [@program]]} : () -> (tensor<f8E3M4>, tensor<f8E3M4>, tensor<f8E3M4>, tensor<f8E3M4>)
    %v0 = stablehlo.convert %r#0 : (tensor<f8E3M4>) -> tensor<f64>
    check.expect_eq_const %v0, dense<-0.75> : tensor<f64>
    %v1 = stablehlo.convert %r#1 : (tensor<f8E3M4>) -> tensor<f64>
    check.expect_eq_const %v1, dense<-0.75> : tensor<f64>
    %v2 = stablehlo.convert %r#2 : (tensor<f8E3M4>) -> tensor<f64>
    check.expect_eq_const %v2, dense<-0.75> : tensor<f64>
    %v3 = stablehlo.convert %r#3 : (tensor<f8E3M4>) -> tensor<f64>
    %v4 = stablehlo.bitcast_convert %v3 : (tensor<f64>) -> tensor<i64>
    check.expect_eq_const %v4, dense<0> : tensor<i64>
    func.return
  }
}
