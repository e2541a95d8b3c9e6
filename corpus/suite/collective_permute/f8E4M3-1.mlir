// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.collective_permute on f8E4M3, special values
//   S: rank 0
//   E: f8E4M3
//   channel_id: positive
//   source_target_pairs: empty
// legal 0 0: [0.0]
// legal 1 0: [0.0]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @program() -> tensor<f8E4M3> {
    %0 = stablehlo.constant dense<-2.75> : tensor<f8E4M3>
    %1 = "stablehlo.collective_permute"(%0) <{channel_handle = #stablehlo.channel_handle<handle = 3, type = 1>, source_target_pairs = dense<> : tensor<0x2xi64>}> : (tensor<f8E4M3>) -> tensor<f8E4M3>
    return %1 : tensor<f8E4M3>
  }

  func.func @main() {
    %r:2 = "interpreter.run_parallel"() {programs = [[@program], [@program]]} : () -> (tensor<f8E4M3>, tensor<f8E4M3>)
    %v0 = stablehlo.convert %r#0 : (tensor<f8E4M3>) -> tensor<f64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<f64>) -> tensor<i64>
    check.expect_eq_const %v1, dense<0> : tensor<i64>
    %v2 = stablehlo.convert %r#1 : (tensor<f8E4M3>) -> tensor<f64>
    %v3 = stablehlo.bitcast_convert %v2 : (tensor<f64>) -> tensor<i64>
    check.expect_eq_const %v3, dense<0> : tensor<i64>
    func.return
  }
}
