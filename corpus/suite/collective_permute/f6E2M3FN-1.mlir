// RUN: stablehlo-translate --interpret %s --args='[dense<1.25> : tensor<f6E2M3FN>, dense<-5.0> : tensor<f6E2M3FN>, dense<0.5> : tensor<f6E2M3FN>, dense<2.5> : tensor<f6E2M3FN>]'
// RUN: : @program
// stablehlo.collective_permute on f6E2M3FN, special values
//   S: rank 0
//   E: f6E2M3FN
//   channel_id: positive
//   source_target_pairs: empty
// legal 0 0: [0.0]
// legal 1 0: [0.0]
// legal 2 0: [0.0]
// legal 3 0: [0.0]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 4 : i32} {
  func.func @program(%arg0: tensor<f6E2M3FN>) -> tensor<f6E2M3FN> {
    %0 = "stablehlo.collective_permute"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 3, type = 1>, source_target_pairs = dense<> : tensor<0x2xi64>}> : (tensor<f6E2M3FN>) -> tensor<f6E2M3FN>
    return %0 : tensor<f6E2M3FN>
  }

  func.func @main(%input0: tensor<f6E2M3FN>, %input1: tensor<f6E2M3FN>, %input2: tensor<f6E2M3FN>, %input3: tensor<f6E2M3FN>) {
    %r:4 = "interpreter.run_parallel"(%input0, %input1, %input2, %input3) {programs = [[@program], [@program], [@program], [@program]]} : (tensor<f6E2M3FN>, tensor<f6E2M3FN>, tensor<f6E2M3FN>, tensor<f6E2M3FN>) -> (tensor<f6E2M3FN>, tensor<f6E2M3FN>, tensor<f6E2M3FN>, tensor<f6E2M3FN>)
    %v0 = stablehlo.convert %r#0 : (tensor<f6E2M3FN>) -> tensor<f64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<f64>) -> tensor<i64>
    check.expect_eq_const %v1, dense<0> : tensor<i64>
    %v2 = stablehlo.convert %r#1 : (tensor<f6E2M3FN>) -> tensor<f64>
    %v3 = stablehlo.bitcast_convert %v2 : (tensor<f64>) -> tensor<i64>
    check.expect_eq_const %v3, dense<0> : tensor<i64>
    %v4 = stablehlo.convert %r#2 : (tensor<f6E2M3FN>) -> tensor<f64>
    %v5 = stablehlo.bitcast_convert %v4 : (tensor<f64>) -> tensor<i64>
    check.expect_eq_const %v5, dense<0> : tensor<i64>
    %v6 = stablehlo.convert %r#3 : (tensor<f6E2M3FN>) -> tensor<f64>
    %v7 = stablehlo.bitcast_convert %v6 : (tensor<f64>) -> tensor<i64>
    check.expect_eq_const %v7, dense<0> : tensor<i64>
    func.return
  }
}
