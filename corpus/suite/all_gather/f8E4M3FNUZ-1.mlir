// RUN: stablehlo-translate --interpret %s --args='[dense<[[[0.0], [0.0]]]> : tensor<1x2x1xf8E4M3FNUZ>, dense<[[[0.0, 0.5]]]> : tensor<1x1x2xf8E4M3FNUZ>, dense<[[[-1.0], [0.5]]]> : tensor<1x2x1xf8E4M3FNUZ>, dense<[[[-1.0, 0.5]]]> : tensor<1x1x2xf8E4M3FNUZ>]'
// RUN: : @program
// stablehlo.all_gather on f8E4M3FNUZ, exact values
//   N: low + 1
//   n: 1
//   n: more
//   S: rank 2
//   S: has 1
//   E: f8E4M3FNUZ
//   channel_id: positive
//   channel_id: near 1 + 1
//   use_global_device_ids: false
//   replica_groups: singletons
//   replica_groups: ordered
//   all_gather_dim: high
// legal 0 0: [[0.0,0.0],0.5]
// legal 0 1: [[0.0,0.0],[0.0,0.0]]
// legal 1 0: [-1.0,0.5]
// legal 1 1: [-1.0,0.5]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @program(%arg0: tensor<1x2x1xf8E4M3FNUZ>, %arg1: tensor<1x1x2xf8E4M3FNUZ>) -> (tensor<1x1x2xf8E4M3FNUZ>, tensor<1x2x1xf8E4M3FNUZ>) {
    %0, %1 = "stablehlo.all_gather"(%arg0, %arg1) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0], [1]]> : tensor<2x1xi64>, all_gather_dim = 2 : i64}> : (tensor<1x2x1xf8E4M3FNUZ>, tensor<1x1x2xf8E4M3FNUZ>) -> (tensor<1x2x1xf8E4M3FNUZ>, tensor<1x1x2xf8E4M3FNUZ>)
    return %1, %0 : tensor<1x1x2xf8E4M3FNUZ>, tensor<1x2x1xf8E4M3FNUZ>
  }

  func.func @main(%input0: tensor<1x2x1xf8E4M3FNUZ>, %input1: tensor<1x1x2xf8E4M3FNUZ>, %input2: tensor<1x2x1xf8E4M3FNUZ>, %input3: tensor<1x1x2xf8E4M3FNUZ>) {
    %r:4 = "interpreter.run_parallel"(%input0, %input1, %input2, %input3) {programs = [[@program], [@program]]} : (tensor<1x2x1xf8E4M3FNUZ>, tensor<1x1x2xf8E4M3FNUZ>, tensor<1x2x1xf8E4M3FNUZ>, tensor<1x1x2xf8E4M3FNUZ>) -> (tensor<1x1x2xf8E4M3FNUZ>, tensor<1x2x1xf8E4M3FNUZ>, tensor<1x1x2xf8E4M3FNUZ>, tensor<1x2x1xf8E4M3FNUZ>)
    %v0 = stablehlo.convert %r#0 : (tensor<1x1x2xf8E4M3FNUZ>) -> tensor<1x1x2xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<1x1x2xf64>) -> tensor<1x1x2xi64>
    check.expect_eq_const %v1, dense<[[[0, 4602678819172646912]]]> : tensor<1x1x2xi64>
    %v2 = stablehlo.convert %r#1 : (tensor<1x2x1xf8E4M3FNUZ>) -> tensor<1x2x1xf64>
    %v3 = stablehlo.bitcast_convert %v2 : (tensor<1x2x1xf64>) -> tensor<1x2x1xi64>
    check.expect_eq_const %v3, dense<0> : tensor<1x2x1xi64>
    %v4 = stablehlo.convert %r#2 : (tensor<1x1x2xf8E4M3FNUZ>) -> tensor<1x1x2xf64>
    check.expect_eq_const %v4, dense<[[[-1.0, 0.5]]]> : tensor<1x1x2xf64>
    %v5 = stablehlo.convert %r#3 : (tensor<1x2x1xf8E4M3FNUZ>) -> tensor<1x2x1xf64>
    check.expect_eq_const %v5, dense<[[[-1.0], [0.5]]]> : tensor<1x2x1xf64>
    func.return
  }
}
