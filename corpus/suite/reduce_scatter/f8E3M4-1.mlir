// RUN: stablehlo-translate --interpret %s --args='[dense<[2.0, 1.0, 0.65625, -1.9375, 1.5]> : tensor<5xf8E3M4>, dense<[-2.25, -0.5, 2.875, -2.125, -3.0]> : tensor<5xf8E3M4>, dense<[-0.78125, 0.625, -0.65625, 1.875, -0.875]> : tensor<5xf8E3M4>, dense<[0.96875, -3.0, 2.0, -0.59375, -1.375]> : tensor<5xf8E3M4>]'
// RUN: : @program
// stablehlo.reduce_scatter on f8E3M4, special values
//   n: more
//   S: rank 0
//   E: f8E3M4
//   F: f8E3M4
//   channel_id: negative
//   channel_id: near 1 - 1
//   replica_groups: singletons
//   replica_groups: ordered
//   scatter_dimension: first
// legal 0 0: [2.0,1.0,0.65625,-1.9375,1.5]
// legal 1 0: [-2.25,-0.5,2.875,-2.125,-3.0]
// legal 2 0: [-0.78125,0.625,-0.65625,1.875,-0.875]
// legal 3 0: [0.96875,-3.0,2.0,-0.59375,-1.375]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 4 : i32} {
  func.func @program(%arg0: tensor<5xf8E3M4>) -> tensor<5xf8E3M4> {
    %0 = "stablehlo.reduce_scatter"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = -1, type = 1>, replica_groups = dense<[[0], [1], [2], [3]]> : tensor<4x1xi64>, scatter_dimension = 0 : i64}> ({
    ^bb0(%1: tensor<f8E3M4>, %2: tensor<f8E3M4>):
      %3 = stablehlo.minimum %1, %2 : tensor<f8E3M4>
      stablehlo.return %3 : tensor<f8E3M4>
    }) : (tensor<5xf8E3M4>) -> tensor<5xf8E3M4>
    return %0 : tensor<5xf8E3M4>
  }

  func.func @main(%input0: tensor<5xf8E3M4>, %input1: tensor<5xf8E3M4>, %input2: tensor<5xf8E3M4>, %input3: tensor<5xf8E3M4>) {
    %r:4 = "interpreter.run_parallel"(%input0, %input1, %input2, %input3) {programs = [[@program], [@program], [@program], [@program]]} : (tensor<5xf8E3M4>, tensor<5xf8E3M4>, tensor<5xf8E3M4>, tensor<5xf8E3M4>) -> (tensor<5xf8E3M4>, tensor<5xf8E3M4>, tensor<5xf8E3M4>, tensor<5xf8E3M4>)
    %v0 = stablehlo.convert %r#0 : (tensor<5xf8E3M4>) -> tensor<5xf64>
    check.expect_eq_const %v0, dense<[2.0, 1.0, 0.65625, -1.9375, 1.5]> : tensor<5xf64>
    %v1 = stablehlo.convert %r#1 : (tensor<5xf8E3M4>) -> tensor<5xf64>
    check.expect_eq_const %v1, dense<[-2.25, -0.5, 2.875, -2.125, -3.0]> : tensor<5xf64>
    %v2 = stablehlo.convert %r#2 : (tensor<5xf8E3M4>) -> tensor<5xf64>
    check.expect_eq_const %v2, dense<[-0.78125, 0.625, -0.65625, 1.875, -0.875]> : tensor<5xf64>
    %v3 = stablehlo.convert %r#3 : (tensor<5xf8E3M4>) -> tensor<5xf64>
    check.expect_eq_const %v3, dense<[0.96875, -3.0, 2.0, -0.59375, -1.375]> : tensor<5xf64>
    func.return
  }
}
