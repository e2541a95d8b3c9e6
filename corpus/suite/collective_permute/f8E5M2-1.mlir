// RUN: stablehlo-translate --interpret %s --args='[dense<[0.25, 0.5, 0.25]> : tensor<3xf8E5M2>, dense<[-0.5, 0.5, 0.25]> : tensor<3xf8E5M2>, dense<[0.25, 0.0, 0.5]> : tensor<3xf8E5M2>]'
// RUN: : @program
// stablehlo.collective_permute on f8E5M2, exact values
//   S: rank 1
//   E: f8E5M2
//   channel_id: negative
//   channel_id: near 1 - 1
//   source_target_pairs: empty
// legal 0 0: [0.0,0.0,0.0]
// legal 1 0: [0.0,0.0,0.0]
// legal 2 0: [0.0,0.0,0.0]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 3 : i32} {
  func.func @program(%arg0: tensor<3xf8E5M2>) -> tensor<3xf8E5M2> {
    %0 = "stablehlo.collective_permute"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = -1, type = 1>, source_target_pairs = dense<> : tensor<0x2xi64>}> : (tensor<3xf8E5M2>) -> tensor<3xf8E5M2>
    return %0 : tensor<3xf8E5M2>
  }

  func.func @main(%input0: tensor<3xf8E5M2>, %input1: tensor<3xf8E5M2>, %input2: tensor<3xf8E5M2>) {
    %r:3 = "interpreter.run_parallel"(%input0, %input1, %input2) {programs = [[@program], [@program], [@program]]} : (tensor<3xf8E5M2>, tensor<3xf8E5M2>, tensor<3xf8E5M2>) -> (tensor<3xf8E5M2>, tensor<3xf8E5M2>, tensor<3xf8E5M2>)
    %v0 = stablehlo.convert %r#0 : (tensor<3xf8E5M2>) -> tensor<3xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<3xf64>) -> tensor<3xi64>
    check.expect_eq_const %v1, dense<0> : tensor<3xi64>
    %v2 = stablehlo.convert %r#1 : (tensor<3xf8E5M2>) -> tensor<3xf64>
    %v3 = stablehlo.bitcast_convert %v2 : (tensor<3xf64>) -> tensor<3xi64>
    check.expect_eq_const %v3, dense<0> : tensor<3xi64>
    %v4 = stablehlo.convert %r#2 : (tensor<3xf8E5M2>) -> tensor<3xf64>
    %v5 = stablehlo.bitcast_convert %v4 : (tensor<3xf64>) -> tensor<3xi64>
    check.expect_eq_const %v5, dense<0> : tensor<3xi64>
    func.return
  }
}
