// RUN: stablehlo-translate --interpret %s --args='[dense<-3.5> : tensor<f6E3M2FN>, dense<-2.5> : tensor<f6E3M2FN>]'
// RUN: : @program
// stablehlo.collective_permute on f6E3M2FN, envelope values
//   S: rank 0
//   E: f6E3M2FN
//   channel_id: positive
//   channel_id: near 1 + 1
//   source_target_pairs: self pair
//   source_target_pairs: one pair
// legal 0 0: [-3.5]
// legal 1 0: [-2.5]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @program(%arg0: tensor<f6E3M2FN>) -> tensor<f6E3M2FN> {
    %0 = "stablehlo.collective_permute"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, source_target_pairs = dense<[[0, 0]]> : tensor<1x2xi64>}> : (tensor<f6E3M2FN>) -> tensor<f6E3M2FN>
    return %0 : tensor<f6E3M2FN>
  }

  func.func @main(%input0: tensor<f6E3M2FN>, %input1: tensor<f6E3M2FN>) {
    %r:2 = "interpreter.run_parallel"(%input0, %input1) {programs = [[@program], [@program]]} : (tensor<f6E3M2FN>, tensor<f6E3M2FN>) -> (tensor<f6E3M2FN>, tensor<f6E3M2FN>)
    %v0 = stablehlo.convert %r#0 : (tensor<f6E3M2FN>) -> tensor<f64>
    check.expect_eq_const %v0, dense<-3.5> : tensor<f64>
    %v1 = stablehlo.convert %r#1 : (tensor<f6E3M2FN>) -> tensor<f64>
    check.expect_eq_const %v1, dense<-2.5> : tensor<f64>
    func.return
  }
}
