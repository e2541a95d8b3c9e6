// RUN: stablehlo-translate --interpret %s --args='[dense<[[-7.5]]> : tensor<1x1xf8E4M3>, dense<[[-0.625]]> : tensor<1x1xf8E4M3>, dense<[[0.015625]]> : tensor<1x1xf8E4M3>]'
// RUN: : @program
// stablehlo.all_gather on f8E4M3, special values
//   N: low
//   n: 1
//   S: rank 1
//   S: has 1
//   E: f8E4M3
//   channel_id: positive
//   channel_id: near 1 + 1
//   use_global_device_ids: true
//   replica_groups: one row
//   replica_groups: scrambled
//   all_gather_dim: low + 1
//   all_gather_dim: high
// legal 0 0: [-7.5,0.015625,-0.625]
// legal 1 0: [-7.5,0.015625,-0.625]
// legal 2 0: [-7.5,0.015625,-0.625]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 3 : i32} {
  func.func @program(%arg0: tensor<1x1xf8E4M3>) -> tensor<1x3xf8E4M3> {
    %0 = "stablehlo.all_gather"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids, replica_groups = dense<[[0, 2, 1]]> : tensor<1x3xi64>, all_gather_dim = 1 : i64}> : (tensor<1x1xf8E4M3>) -> tensor<1x3xf8E4M3>
    return %0 : tensor<1x3xf8E4M3>
  }

  func.func @main(%input0: tensor<1x1xf8E4M3>, %input1: tensor<1x1xf8E4M3>, %input2: tensor<1x1xf8E4M3>) {
    %r:3 = "interpreter.run_parallel"(%input0, %input1, %input2) {programs = [[@program], [@program], [@program]]} : (tensor<1x1xf8E4M3>, tensor<1x1xf8E4M3>, tensor<1x1xf8E4M3>) -> (tensor<1x3xf8E4M3>, tensor<1x3xf8E4M3>, tensor<1x3xf8E4M3>)
    %v0 = stablehlo.convert %r#0 : (tensor<1x3xf8E4M3>) -> tensor<1x3xf64>
    check.expect_eq_const %v0, dense<[[-7.5, 0.015625, -0.625]]> : tensor<1x3xf64>
    %v1 = stablehlo.convert %r#1 : (tensor<1x3xf8E4M3>) -> tensor<1x3xf64>
    check.expect_eq_const %v1, dense<[[-7.5, 0.015625, -0.625]]> : tensor<1x3xf64>
    %v2 = stablehlo.convert %r#2 : (tensor<1x3xf8E4M3>) -> tensor<1x3xf64>
    check.expect_eq_const %v2, dense<[[-7.5, 0.015625, -0.625]]> : tensor<1x3xf64>
    func.return
  }
}
