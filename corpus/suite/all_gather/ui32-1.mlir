// RUN: stablehlo-translate --interpret %s --args='[dense<[6]> : tensor<1xui32>, dense<[0.0]> : tensor<1xf16>, dense<[3]> : tensor<1xui32>, dense<[0.0]> : tensor<1xf16>]'
// RUN: : @program
// stablehlo.all_gather on ui32, exact values
//   N: low + 1
//   n: 1
//   S: rank 0
//   E: ui32
//   E: f16
//   channel_id: negative
//   replica_groups: one row
//   replica_groups: scrambled
//   all_gather_dim: low
//   all_gather_dim: high
// legal 0 0: [0.0,0.0]
// legal 0 1: [3,6]
// legal 1 0: [0.0,0.0]
// legal 1 1: [3,6]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @program(%arg0: tensor<1xui32>, %arg1: tensor<1xf16>) -> (tensor<2xf16>, tensor<2xui32>) {
    %0, %1 = "stablehlo.all_gather"(%arg0, %arg1) <{channel_handle = #stablehlo.channel_handle<handle = -2, type = 1>, replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>, all_gather_dim = 0 : i64}> : (tensor<1xui32>, tensor<1xf16>) -> (tensor<2xui32>, tensor<2xf16>)
    return %1, %0 : tensor<2xf16>, tensor<2xui32>
  }

  func.func @main(%input0: tensor<1xui32>, %input1: tensor<1xf16>, %input2: tensor<1xui32>, %input3: tensor<1xf16>) {
    %r:4 = "interpreter.run_parallel"(%input0, %input1, %input2, %input3) {programs = [[@program], [@program]]} : (tensor<1xui32>, tensor<1xf16>, tensor<1xui32>, tensor<1xf16>) -> (tensor<2xf16>, tensor<2xui32>, tensor<2xf16>, tensor<2xui32>)
    %v0 = stablehlo.convert %r#0 : (tensor<2xf16>) -> tensor<2xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<2xf64>) -> tensor<2xi64>
    check.expect_eq_const %v1, dense<0> : tensor<2xi64>
    check.expect_eq_const %r#1, dense<[3, 6]> : tensor<2xui32>
    %v2 = stablehlo.convert %r#2 : (tensor<2xf16>) -> tensor<2xf64>
    %v3 = stablehlo.bitcast_convert %v2 : (tensor<2xf64>) -> tensor<2xi64>
    check.expect_eq_const %v3, dense<0> : tensor<2xi64>
    check.expect_eq_const %r#3, dense<[3, 6]> : tensor<2xui32>
    func.return
  }
}
