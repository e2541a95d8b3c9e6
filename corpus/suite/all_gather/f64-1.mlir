// RUN: stablehlo-translate --interpret %s --args='[dense<> : tensor<3x0x1x3xf64>, dense<> : tensor<3x0x1x3xf64>]'
// RUN: : @program
// stablehlo.all_gather on f64, envelope values
//   N: low + 1
//   n: more
//   S: rank 0
//   S: rank 3+
//   S: has 0
//   S: has 1
//   E: f64
//   E: f16
//   channel_id: positive
//   use_global_device_ids: true
//   replica_groups: singletons
//   replica_groups: ordered
//   all_gather_dim: low
//   all_gather_dim: high
// legal 0 0: [4.69921875,-3.06640625,0.650390625,0.52734375,-0.880859375]
// legal 0 1: []
// legal 1 0: [4.69921875,-3.06640625,0.650390625,0.52734375,-0.880859375]
// legal 1 1: []

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @program(%arg0: tensor<3x0x1x3xf64>) -> (tensor<5xf16>, tensor<3x0x1x3xf64>) {
    %0 = stablehlo.constant dense<[4.6992188, -3.0664062, 0.6503906, 0.52734375, -0.8808594]> : tensor<5xf16>
    %1, %2 = "stablehlo.all_gather"(%arg0, %0) <{channel_handle = #stablehlo.channel_handle<handle = 2, type = 1>, use_global_device_ids, replica_groups = dense<[[0], [1]]> : tensor<2x1xi64>, all_gather_dim = 0 : i64}> : (tensor<3x0x1x3xf64>, tensor<5xf16>) -> (tensor<3x0x1x3xf64>, tensor<5xf16>)
    return %2, %1 : tensor<5xf16>, tensor<3x0x1x3xf64>
  }

  func.func @main(%input0: tensor<3x0x1x3xf64>, %input1: tensor<3x0x1x3xf64>) {
    %r:4 = "interpreter.run_parallel"(%input0, %input1) {programs = [[@program], [@program]]} : (tensor<3x0x1x3xf64>, tensor<3x0x1x3xf64>) -> (tensor<5xf16>, tensor<3x0x1x3xf64>, tensor<5xf16>, tensor<3x0x1x3xf64>)
    %v0 = stablehlo.convert %r#0 : (tensor<5xf16>) -> tensor<5xf64>
    check.expect_eq_const %v0, dense<[4.69921875, -3.06640625, 0.650390625, 0.52734375, -0.880859375]> : tensor<5xf64>
    %v1 = stablehlo.convert %r#2 : (tensor<5xf16>) -> tensor<5xf64>
    check.expect_eq_const %v1, dense<[4.69921875, -3.06640625, 0.650390625, 0.52734375, -0.880859375]> : tensor<5xf64>
    func.return
  }
}
