// RUN: stablehlo-translate --interpret %s --args='[dense<[[-3.9375, -1248.0]]> : tensor<1x2xbf16>, dense<[[2.0478404e+13, -0.002609253]]> : tensor<1x2xbf16>]'
// RUN: : @program
// stablehlo.collective_permute on bf16, special values
//   S: rank 2
//   S: has 1
//   E: bf16
//   channel_id: negative
//   channel_id: near 1 - 1
//   source_target_pairs: one pair
// legal 0 0: [0.0,0.0]
// legal 1 0: [-3.9375,-1248.0]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @program(%arg0: tensor<1x2xbf16>) -> tensor<1x2xbf16> {
    %0 = "stablehlo.collective_permute"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = -1, type = 1>, source_target_pairs = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<1x2xbf16>) -> tensor<1x2xbf16>
    return %0 : tensor<1x2xbf16>
  }

  func.func @main(%input0: tensor<1x2xbf16>, %input1: tensor<1x2xbf16>) {
    %r:2 = "interpreter.run_parallel"(%input0, %input1) {programs = [[@program], [@program]]} : (tensor<1x2xbf16>, tensor<1x2xbf16>) -> (tensor<1x2xbf16>, tensor<1x2xbf16>)
    %v0 = stablehlo.convert %r#0 : (tensor<1x2xbf16>) -> tensor<1x2xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<1x2xf64>) -> tensor<1x2xi64>
    check.expect_eq_const %v1, dense<0> : tensor<1x2xi64>
    %v2 = stablehlo.convert %r#1 : (tensor<1x2xbf16>) -> tensor<1x2xf64>
    check.expect_eq_const %v2, dense<[[-3.9375, -1248.0]]> : tensor<1x2xf64>
    func.return
  }
}
