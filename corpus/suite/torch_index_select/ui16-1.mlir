// RUN: stablehlo-translate --interpret %s --args='[dense<[[32769, 33766, 25603, 16245]]> : tensor<1x4xui16>, dense<[1, 1, 0]> : tensor<3xui16>, dense<[[32769, 0, 0, 65535]]> : tensor<1x4xui16>, dense<[0, 0, 0]> : tensor<3xui16>]'
// RUN: : @program
// stablehlo.torch_index_select on ui16, exact values
//   batch_dims: low
//   dim: low
//   A: rank 0
//   B: rank 0
//   C: rank 1
//   D: rank 1
//   n: 1
//   E: ui16
//   I: ui16
// legal 0 0: [null,null,null,null,null,null,null,null,32769,33766,25603,16245]
// legal 1 0: [32769,0,0,65535,32769,0,0,65535,32769,0,0,65535]

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @program(%arg0: tensor<1x4xui16>, %arg1: tensor<3xui16>) -> tensor<3x4xui16> {
    %0 = "stablehlo.torch_index_select"(%arg0, %arg1) <{batch_dims = 0 : i64, dim = 0 : i64}> : (tensor<1x4xui16>, tensor<3xui16>) -> tensor<3x4xui16>
    return %0 : tensor<3x4xui16>
  }

  func.func @main(%input0: tensor<1x4xui16>, %input1: tensor<3xui16>, %input2: tensor<1x4xui16>, %input3: tensor<3xui16>) {
    %r:2 = "interpreter.run_parallel"(%input0, %input1, %input2, %input3) {programs = [[@program, @program]]} : (tensor<1x4xui16>, tensor<3xui16>, tensor<1x4xui16>, tensor<3xui16>) -> (tensor<3x4xui16>, tensor<3x4xui16>)
    %v0 = stablehlo.constant dense<[[65535, 65535, 65535, 65535], [65535, 65535, 65535, 65535], [32769, 33766, 25603, 16245]]> : tensor<3x4xui16>
    %v1 = stablehlo.constant dense<[[0, 0, 0, 0], [0, 0, 0, 0], [32769, 33766, 25603, 16245]]> : tensor<3x4xui16>
    %v2 = stablehlo.compare GE, %r#0, %v1, UNSIGNED : (tensor<3x4xui16>, tensor<3x4xui16>) -> tensor<3x4xi1>
    %v3 = stablehlo.compare LE, %r#0, %v0, UNSIGNED : (tensor<3x4xui16>, tensor<3x4xui16>) -> tensor<3x4xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<3x4xi1>
    %v5 = stablehlo.constant dense<[[true, true, true, true], [true, true, true, true], [false, false, false, false]]> : tensor<3x4xi1>
    %v6 = stablehlo.or %v4, %v5 : tensor<3x4xi1>
    check.expect_eq_const %v6, dense<true> : tensor<3x4xi1>
    check.expect_eq_const %r#1, dense<[[32769, 0, 0, 65535], [32769, 0, 0, 65535], [32769, 0, 0, 65535]]> : tensor<3x4xui16>
    func.return
  }
}
