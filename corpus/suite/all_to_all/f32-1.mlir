// RUN: stablehlo-translate --interpret %s --args='[dense<[3.4028235e+38, -3.796956, 1.9195157, -2.8765924, 0xFFC00000]> : tensor<5xf32>, dense<[-0.5, 3.4028235e+38, 1.0e-45, 3.4028235e+38, 3.4028235e+38]> : tensor<5xf32>]'
// RUN: : @program
// stablehlo.all_to_all on f32, special values
//   N: low
//   s: more
//   S: rank 0
//   E: f32
//   channel_id: positive
//   channel_id: near 1 + 1
//   split_count: low
//   split_count: high
//   replica_groups: one row
//   replica_groups: singletons
//   split_dimension: low
//   split_dimension: high
//   concat_dimension: low
//   concat_dimension: high
// legal 0 0: [3.4028234663852886e+38,-3.7969560623168945,1.9195157289505005,-2.8765923976898193,"nan"]
// legal 1 0: [-0.5,3.4028234663852886e+38,1.401298464324817e-45,3.4028234663852886e+38,3.4028234663852886e+38]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @program(%arg0: tensor<5xf32>) -> tensor<5xf32> {
    %0 = "stablehlo.all_to_all"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, split_count = 1 : i64, replica_groups = dense<[[0]]> : tensor<1x1xi64>, split_dimension = 0 : i64, concat_dimension = 0 : i64}> : (tensor<5xf32>) -> tensor<5xf32>
    return %0 : tensor<5xf32>
  }

  func.func @main(%input0: tensor<5xf32>, %input1: tensor<5xf32>) {
    %r:2 = "interpreter.run_parallel"(%input0, %input1) {programs = [[@program], [@program]]} : (tensor<5xf32>, tensor<5xf32>) -> (tensor<5xf32>, tensor<5xf32>)
    %v0 = stablehlo.convert %r#0 : (tensor<5xf32>) -> tensor<5xf64>
    %v1 = stablehlo.constant dense<[3.4028234663852886e+38, -3.7969560623168945, 1.9195157289505005, -2.8765923976898193, 0xFFF0000000000000]> : tensor<5xf64>
    %v2 = stablehlo.constant dense<[3.4028234663852886e+38, -3.7969560623168945, 1.9195157289505005, -2.8765923976898193, 0x7FF0000000000000]> : tensor<5xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<5xi1>
    %v6 = stablehlo.constant dense<[false, false, false, false, true]> : tensor<5xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<5xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<5xi1>
    check.expect_eq_const %v9, dense<true> : tensor<5xi1>
    %v10 = stablehlo.convert %r#1 : (tensor<5xf32>) -> tensor<5xf64>
    check.expect_eq_const %v10, dense<[-0.5, 3.4028234663852886e+38, 1.401298464324817e-45, 3.4028234663852886e+38, 3.4028234663852886e+38]> : tensor<5xf64>
    func.return
  }
}
