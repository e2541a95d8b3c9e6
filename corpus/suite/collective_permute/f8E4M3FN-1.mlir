// RUN: stablehlo-translate --interpret %s --args='[dense<-1.0> : tensor<f8E4M3FN>, dense<-0.9375> : tensor<f8E4M3FN>]'
// RUN: : @program
// stablehlo.collective_permute on f8E4M3FN, envelope values
//   S: rank 0
//   E: f8E4M3FN
//   channel_id: 0
//   channel_id: near 1
//   source_target_pairs: empty
// legal 0 0: [0.0]
// legal 1 0: [0.0]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @program(%arg0: tensor<f8E4M3FN>) -> tensor<f8E4M3FN> {
    %0 = "stablehlo.collective_permute"(%arg0) <{source_target_pairs = dense<> : tensor<0x2xi64>}> : (tensor<f8E4M3FN>) -> tensor<f8E4M3FN>
    return %0 : tensor<f8E4M3FN>
  }

  func.func @main(%input0: tensor<f8E4M3FN>, %input1: tensor<f8E4M3FN>) {
    %r:2 = "interpreter.run_parallel"(%input0, %input1) {programs = [[@program], [@program]]} : (tensor<f8E4M3FN>, tensor<f8E4M3FN>) -> (tensor<f8E4M3FN>, tensor<f8E4M3FN>)
    %v0 = stablehlo.convert %r#0 : (tensor<f8E4M3FN>) -> tensor<f64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<f64>) -> tensor<i64>
    check.expect_eq_const %v1, dense<0> : tensor<i64>
    %v2 = stablehlo.convert %r#1 : (tensor<f8E4M3FN>) -> tensor<f64>
    %v3 = stablehlo.bitcast_convert %v2 : (tensor<f64>) -> tensor<i64>
    check.expect_eq_const %v3, dense<0> : tensor<i64>
    func.return
  }
}
