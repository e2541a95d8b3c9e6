// RUN: stablehlo-translate --interpret %s --args='[dense<[[[-0.375, -0.15625, 6.0], [0.5, 1.5, 0.21875]], [[-5.0, -0.5, 6.0], [8.0, -5.0, -8.0]]]> : tensor<2x2x3xf8E5M2>, dense<[[-1.5, 5.0, -0.375, -0.4375, -6.0], [-6.0, 4.0, -0.625, -2.5, -0.875], [2.0, 12.0, -1.75, -8.0, 0.125]]> : tensor<3x5xf8E5M2>, dense<[[[-0.25], [-0.75], [-0.125], [0.25]]]> : tensor<1x4x1xf8E5M2>, dense<[[[[-1.0, 0.21875, -4.0, -0.3125]]], [[[14.0, 0.15625, 0.375, -2.0]]], [[[3.0, -3.0, 5.0, -0.5]]], [[[6.0, 0.4375, -0.21875, -0.125]]], [[[-1.5, 0.125, 7.0, -1.75]]]]> : tensor<5x1x1x4xf8E5M2>, dense<[[[0.875, -0.3125, -0.4375], [-2.0, -7.0, 0.125]], [[1.75, -2.5, 2.5], [1.25, 0.3125, -5.0]]]> : tensor<2x2x3xf8E5M2>, dense<[[-4.0, -2.5, -12.0, -0.25, 0.3125], [2.0, -0.15625, 0.15625, -1.5, 4.0], [6.0, -4.0, -0.875, 10.0, 14.0]]> : tensor<3x5xf8E5M2>, dense<[[[3.0], [2.5], [1.5], [12.0]]]> : tensor<1x4x1xf8E5M2>, dense<[[[[3.5, 0.125, 2.0, 4.0]]], [[[-3.0, -7.0, 0.15625, -8.0]]], [[[-10.0, 5.0, 0.5, -0.875]]], [[[-0.21875, 8.0, -0.4375, 7.0]]], [[[-0.75, -0.375, 0.875, -12.0]]]]> : tensor<5x1x1x4xf8E5M2>, dense<[[[-0.3125, -3.0, -0.25], [1.75, -0.1875, 0.4375]], [[-1.75, -8.0, -7.0], [0.1875, 1.75, 8.0]]]> : tensor<2x2x3xf8E5M2>, dense<[[-1.25, -1.75, 0.4375, 5.0, -1.5], [0.1875, 0.875, 0.25, -6.0, -1.5], [-2.0, 5.0, -4.0, -1.5, 0.375]]> : tensor<3x5xf8E5M2>, dense<[[[6.0], [-1.75], [-0.15625], [-0.25]]]> : tensor<1x4x1xf8E5M2>, dense<[[[[2.5, 0.875, 5.0, -0.25]]], [[[0.625, -0.75, -14.0, 0.375]]], [[[0.875, 3.5, 3.5, 4.0]]], [[[-0.15625, 0.375, -0.375, 4.0]]], [[[0.125, 3.5, -0.25, -0.125]]]]> : tensor<5x1x1x4xf8E5M2>]'
// RUN: : @program
// stablehlo.all_gather on f8E5M2, envelope values
//   n: 1
//   n: more
//   S: rank 1
//   S: rank 2
//   S: rank 3+
//   S: has 1
//   E: f8E5M2
//   channel_id: negative
//   replica_groups: singletons
//   replica_groups: ordered
//   all_gather_dim: low + 1
//   all_gather_dim: high
// legal 0 0: [-1.0,0.21875,-4.0,-0.3125,14.0,0.15625,0.375,-2.0,3.0,-3.0,5.0,-0.5,6.0,0.4375,-0.21875,-0.125,-1.5,0.125,7.0,-1.75]
// legal 0 1: [-0.25,-0.75,-0.125,0.25]
// legal 0 2: [-1.5,5.0,-0.375,-0.4375,-6.0,-6.0,4.0,-0.625,-2.5,-0.875,2.0,12.0,-1.75,-8.0,0.125]
// legal 0 3: [-0.375,-0.15625,6.0,0.5,1.5,0.21875,-5.0,-0.5,6.0,8.0,-5.0,-8.0]
// legal 1 0: [3.5,0.125,2.0,4.0,-3.0,-7.0,0.15625,-8.0,-10.0,5.0,0.5,-0.875,-0.21875,8.0,-0.4375,7.0,-0.75,-0.375,0.875,-12.0]
// legal 1 1: [3.0,2.5,1.5,12.0]
// legal 1 2: [-4.0,-2.5,-12.0,-0.25,0.3125,2.0,-0.15625,0.15625,-1.5,4.0,6.0,-4.0,-0.875,10.0,14.0]
// legal 1 3: [0.875,-0.3125,-0.4375,-2.0,-7.0,0.125,1.75,-2.5,2.5,1.25,0.3125,-5.0]
// legal 2 0: [2.5,0.875,5.0,-0.25,0.625,-0.75,-14.0,0.375,0.875,3.5,3.5,4.0,-0.15625,0.375,-0.375,4.0,0.125,3.5,-0.25,-0.125]
// legal 2 1: [6.0,-1.75,-0.15625,-0.25]
// legal 2 2: [-1.25,-1.75,0.4375,5.0,-1.5,0.1875,0.875,0.25,-6.0,-1.5,-2.0,5.0,-4.0,-1.5,0.375]
// legal 2 3: [-0.3125,-3.0,-0.25,1.75,-0.1875,0.4375,-1.75,-8.0,-7.0,0.1875,1.75,8.0]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 3 : i32} {
  func.func @program(%arg0: tensor<2x2x3xf8E5M2>, %arg1: tensor<3x5xf8E5M2>, %arg2: tensor<1x4x1xf8E5M2>, %arg3: tensor<5x1x1x4xf8E5M2>) -> (tensor<5x1x1x4xf8E5M2>, tensor<1x4x1xf8E5M2>, tensor<3x5xf8E5M2>, tensor<2x2x3xf8E5M2>) {
    %0, %1, %2, %3 = "stablehlo.all_gather"(%arg0, %arg1, %arg2, %arg3) <{channel_handle = #stablehlo.channel_handle<handle = -2, type = 1>, replica_groups = dense<[[0], [1], [2]]> : tensor<3x1xi64>, all_gather_dim = 1 : i64}> : (tensor<2x2x3xf8E5M2>, tensor<3x5xf8E5M2>, tensor<1x4x1xf8E5M2>, tensor<5x1x1x4xf8E5M2>) -> (tensor<2x2x3xf8E5M2>, tensor<3x5xf8E5M2>, tensor<1x4x1xf8E5M2>, tensor<5x1x1x4xf8E5M2>)
    return %3, %2, %1, %0 : tensor<5x1x1x4xf8E5M2>, tensor<1x4x1xf8E5M2>, tensor<3x5xf8E5M2>, tensor<2x2x3xf8E5M2>
  }

  func.func @main(%input0: tensor<2x2x3xf8E5M2>, %input1: tensor<3x5xf8E5M2>, %input2: tensor<1x4x1xf8E5M2>, %input3: tensor<5x1x1x4xf8E5M2>, %input4: tensor<2x2x3xf8E5M2>, %input5: tensor<3x5xf8E5M2>, %input6: tensor<1x4x1xf8E5M2>, %input7: tensor<5x1x1x4xf8E5M2>, %input8: tensor<2x2x3xf8E5M2>, %input9: tensor<3x5xf8E5M2>, %input10: tensor<1x4x1xf8E5M2>, %input11: tensor<5x1x1x4xf8E5M2>) {
    %r:12 = "interpreter.run_parallel"(%input0, %input1, %input2, %input3, %input4, %input5, %input6, %input7, %input8, %input9, %input10, %input11) {programs = [[@program], [@program], [@program]]} : (tensor<2x2x3xf8E5M2>, tensor<3x5xf8E5M2>, tensor<1x4x1xf8E5M2>, tensor<5x1x1x4xf8E5M2>, tensor<2x2x3xf8E5M2>, tensor<3x5xf8E5M2>, tensor<1x4x1xf8E5M2>, tensor<5x1x1x4xf8E5M2>, tensor<2x2x3xf8E5M2>, tensor<3x5xf8E5M2>, tensor<1x4x1xf8E5M2>, tensor<5x1x1x4xf8E5M2>) -> (tensor<5x1x1x4xf8E5M2>, tensor<1x4x1xf8E5M2>, tensor<3x5xf8E5M2>, tensor<2x2x3xf8E5M2>, tensor<5x1x1x4xf8E5M2>, tensor<1x4x1xf8E5M2>, tensor<3x5xf8E5M2>, tensor<2x2x3xf8E5M2>, tensor<5x1x1x4xf8E5M2>, tensor<1x4x1xf8E5M2>, tensor<3x5xf8E5M2>, tensor<2x2x3xf8E5M2>)
    %v0 = stablehlo.convert %r#0 : (tensor<5x1x1x4xf8E5M2>) -> tensor<5x1x1x4xf64>
    check.expect_eq_const %v0, dense<[[[[-1.0, 0.21875, -4.0, -0.3125]]], [[[14.0, 0.15625, 0.375, -2.0]]], [[[3.0, -3.0, 5.0, -0.5]]], [[[6.0, 0.4375, -0.21875, -0.125]]], [[[-1.5, 0.125, 7.0, -1.75]]]]> : tensor<5x1x1x4xf64>
    %v1 = stablehlo.convert %r#1 : (tensor<1x4x1xf8E5M2>) -> tensor<1x4x1xf64>
    check.expect_eq_const %v1, dense<[[[-0.25], [-0.75], [-0.125], [0.25]]]> : tensor<1x4x1xf64>
    %v2 = stablehlo.convert %r#2 : (tensor<3x5xf8E5M2>) -> tensor<3x5xf64>
    check.expect_eq_const %v2, dense<[[-1.5, 5.0, -0.375, -0.4375, -6.0], [-6.0, 4.0, -0.625, -2.5, -0.875], [2.0, 12.0, -1.75, -8.0, 0.125]]> : tensor<3x5xf64>
    %v3 = stablehlo.convert %r#3 : (tensor<2x2x3xf8E5M2>) -> tensor<2x2x3xf64>
    check.expect_eq_const %v3, dense<[[[-0.375, -0.15625, 6.0], [0.5, 1.5, 0.21875]], [[-5.0, -0.5, 6.0], [8.0, -5.0, -8.0]]]> : tensor<2x2x3xf64>
    %v4 = stablehlo.convert %r#4 : (tensor<5x1x1x4xf8E5M2>) -> tensor<5x1x1x4xf64>
    check.expect_eq_const %v4, dense<[[[[3.5, 0.125, 2.0, 4.0]]], [[[-3.0, -7.0, 0.15625, -8.0]]], [[[-10.0, 5.0, 0.5, -0.875]]], [[[-0.21875, 8.0, -0.4375, 7.0]]], [[[-0.75, -0.375, 0.875, -12.0]]]]> : tensor<5x1x1x4xf64>
    %v5 = stablehlo.convert %r#5 : (tensor<1x4x1xf8E5M2>) -> tensor<1x4x1xf64>
    check.expect_eq_const %v5, dense<[[[3.0], [2.5], [1.5], [12.0]]]> : tensor<1x4x1xf64>
    %v6 = stablehlo.convert %r#6 : (tensor<3x5xf8E5M2>) -> tensor<3x5xf64>
    check.expect_eq_const %v6, dense<[[-4.0, -2.5, -12.0, -0.25, 0.3125], [2.0, -0.15625, 0.15625, -1.5, 4.0], [6.0, -4.0, -0.875, 10.0, 14.0]]> : tensor<3x5xf64>
    %v7 = stablehlo.convert %r#7 : (tensor<2x2x3xf8E5M2>) -> tensor<2x2x3xf64>
    check.expect_eq_const %v7, dense<[[[0.875, -0.3125, -0.4375], [-2.0, -7.0, 0.125]], [[1.75, -2.5, 2.5], [1.25, 0.3125, -5.0]]]> : tensor<2x2x3xf64>
    %v8 = stablehlo.convert %r#8 : (tensor<5x1x1x4xf8E5M2>) -> tensor<5x1x1x4xf64>
    check.expect_eq_const %v8, dense<[[[[2.5, 0.875, 5.0, -0.25]]], [[[0.625, -0.75, -14.0, 0.375]]], [[[0.875, 3.5, 3.5, 4.0]]], [[[-0.15625, 0.375, -0.375, 4.0]]], [[[0.125, 3.5, -0.25, -0.125]]]]> : tensor<5x1x1x4xf64>
    %v9 = stablehlo.convert %r#9 : (tensor<1x4x1xf8E5M2>) -> tensor<1x4x1xf64>
    check.expect_eq_const %v9, dense<[[[6.0], [-1.75], [-0.15625], [-0.25]]]> : tensor<1x4x1xf64>
    %v10 = stablehlo.convert %r#10 : (tensor<3x5xf8E5M2>) -> tensor<3x5xf64>
    check.expect_eq_const %v10, dense<[[-1.25, -1.75, 0.4375, 5.0, -1.5], [0.1875, 0.875, 0.25, -6.0, -1.5], [-2.0, 5.0, -4.0, -1.5, 0.375]]> : tensor<3x5xf64>
    %v11 = stablehlo.convert %r#11 : (tensor<2x2x3xf8E5M2>) -> tensor<2x2x3xf64>
    check.expect_eq_const %v11, dense<[[[-0.3125, -3.0, -0.25], [1.75, -0.1875, 0.4375]], [[-1.75, -8.0, -7.0], [0.1875, 1.75, 8.0]]]> : tensor<2x2x3xf64>
    func.return
  }
}
