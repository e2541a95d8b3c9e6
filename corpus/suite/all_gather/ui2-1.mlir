// RUN: stablehlo-translate --interpret %s --args='[dense<[[[[1, 0], [1, 0], [0, 0]], [[1, 1], [1, 0], [1, 1]], [[1, 1], [1, 1], [1, 1]], [[0, 1], [0, 1], [1, 1]]], [[[1, 1], [1, 1], [0, 1]], [[1, 1], [0, 1], [0, 1]], [[0, 0], [1, 1], [1, 0]], [[1, 0], [0, 0], [1, 1]]]]> : tensor<2x4x3x2xui2>, dense<[3.75, -1.375, -2.5, 1.875, 3.5]> : tensor<5xf6E2M3FN>, dense<[0.5]> : tensor<1xf6E2M3FN>, dense<[[-2.0, -0.625, 1.625], [1.0, 3.25, 2.25], [1.0, 0.5, -0.875], [-1.75, 2.5, 1.5]]> : tensor<4x3xf6E2M3FN>, dense<[[[[1, 1], [0, 1], [0, 1]], [[1, 1], [1, 1], [0, 1]], [[1, 1], [1, 0], [1, 1]], [[0, 0], [0, 1], [1, 0]]], [[[1, 1], [0, 0], [0, 1]], [[1, 1], [1, 1], [1, 1]], [[1, 0], [0, 0], [0, 1]], [[1, 0], [0, 1], [0, 1]]]]> : tensor<2x4x3x2xui2>, dense<[-2.75, 0.875, 0.75, 3.75, 1.75]> : tensor<5xf6E2M3FN>, dense<[0.75]> : tensor<1xf6E2M3FN>, dense<[[-0.625, -3.25, -0.5], [0.875, -0.75, -0.75], [1.25, -1.125, -0.75], [0.5, -0.75, 1.0]]> : tensor<4x3xf6E2M3FN>, dense<[[[[1, 0], [0, 1], [1, 0]], [[1, 1], [0, 0], [1, 0]], [[1, 1], [1, 1], [0, 1]], [[0, 1], [1, 1], [1, 1]]], [[[0, 1], [1, 1], [1, 1]], [[1, 1], [1, 0], [0, 1]], [[1, 1], [1, 1], [0, 1]], [[0, 1], [1, 1], [1, 0]]]]> : tensor<2x4x3x2xui2>, dense<[-3.5, 3.75, 0.5, -0.875, 3.25]> : tensor<5xf6E2M3FN>, dense<[-0.5]> : tensor<1xf6E2M3FN>, dense<[[-2.75, 1.25, 3.25], [-1.0, -2.75, 1.25], [1.875, 1.75, 0.75], [-2.25, -0.5, -1.875]]> : tensor<4x3xf6E2M3FN>]'
// RUN: : @program
// stablehlo.all_gather on ui2, envelope values
//   n: 1
//   n: more
//   S: rank 0
//   S: rank 1
//   S: rank 3+
//   E: ui2
//   E: f6E2M3FN
//   channel_id: 0
//   channel_id: near 1
//   replica_groups: singletons
//   replica_groups: scrambled
//   all_gather_dim: low
//   all_gather_dim: high
// legal 0 0: [-2.0,-0.625,1.625,1.0,3.25,2.25,1.0,0.5,-0.875,-1.75,2.5,1.5]
// legal 0 1: [0.5]
// legal 0 2: [3.75,-1.375,-2.5,1.875,3.5]
// legal 0 3: [1,0,1,0,0,0,1,1,1,0,1,1,1,1,1,1,1,1,0,1,0,1,1,1,1,1,1,1,0,1,1,1,0,1,0,1,0,0,1,1,1,0,1,0,0,0,1,1]
// legal 1 0: [-0.625,-3.25,-0.5,0.875,-0.75,-0.75,1.25,-1.125,-0.75,0.5,-0.75,1.0]
// legal 1 1: [0.75]
// legal 1 2: [-2.75,0.875,0.75,3.75,1.75]
// legal 1 3: [1,1,0,1,0,1,1,1,1,1,0,1,1,1,1,0,1,1,0,0,0,1,1,0,1,1,0,0,0,1,1,1,1,1,1,1,1,0,0,0,0,1,1,0,0,1,0,1]
// legal 2 0: [-2.75,1.25,3.25,-1.0,-2.75,1.25,1.875,1.75,0.75,-2.25,-0.5,-1.875]
// legal 2 1: [-0.5]
// legal 2 2: [-3.5,3.75,0.5,-0.875,3.25]
// legal 2 3: [1,0,0,1,1,0,1,1,0,0,1,0,1,1,1,1,0,1,0,1,1,1,1,1,0,1,1,1,1,1,1,1,1,0,0,1,1,1,1,1,0,1,0,1,1,1,1,0]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 3 : i32} {
  func.func @program(%arg0: tensor<2x4x3x2xui2>, %arg1: tensor<5xf6E2M3FN>, %arg2: tensor<1xf6E2M3FN>, %arg3: tensor<4x3xf6E2M3FN>) -> (tensor<4x3xf6E2M3FN>, tensor<1xf6E2M3FN>, tensor<5xf6E2M3FN>, tensor<2x4x3x2xui2>) {
    %0, %1, %2, %3 = "stablehlo.all_gather"(%arg0, %arg1, %arg2, %arg3) <{replica_groups = dense<[[2], [0], [1]]> : tensor<3x1xi64>, all_gather_dim = 0 : i64}> : (tensor<2x4x3x2xui2>, tensor<5xf6E2M3FN>, tensor<1xf6E2M3FN>, tensor<4x3xf6E2M3FN>) -> (tensor<2x4x3x2xui2>, tensor<5xf6E2M3FN>, tensor<1xf6E2M3FN>, tensor<4x3xf6E2M3FN>)
    return %3, %2, %1, %0 : tensor<4x3xf6E2M3FN>, tensor<1xf6E2M3FN>, tensor<5xf6E2M3FN>, tensor<2x4x3x2xui2>
  }

  func.func @main(%input0: tensor<2x4x3x2xui2>, %input1: tensor<5xf6E2M3FN>, %input2: tensor<1xf6E2M3FN>, %input3: tensor<4x3xf6E2M3FN>, %input4: tensor<2x4x3x2xui2>, %input5: tensor<5xf6E2M3FN>, %input6: tensor<1xf6E2M3FN>, %input7: tensor<4x3xf6E2M3FN>, %input8: tensor<2x4x3x2xui2>, %input9: tensor<5xf6E2M3FN>, %input10: tensor<1xf6E2M3FN>, %input11: tensor<4x3xf6E2M3FN>) {
    %r:12 = "interpreter.run_parallel"(%input0, %input1, %input2, %input3, %input4, %input5, %input6, %input7, %input8, %input9, %input10, %input11) {programs = [[@program], [@program], [@program]]} : (tensor<2x4x3x2xui2>, tensor<5xf6E2M3FN>, tensor<1xf6E2M3FN>, tensor<4x3xf6E2M3FN>, tensor<2x4x3x2xui2>, tensor<5xf6E2M3FN>, tensor<1xf6E2M3FN>, tensor<4x3xf6E2M3FN>, tensor<2x4x3x2xui2>, tensor<5xf6E2M3FN>, tensor<1xf6E2M3FN>, tensor<4x3xf6E2M3FN>) -> (tensor<4x3xf6E2M3FN>, tensor<1xf6E2M3FN>, tensor<5xf6E2M3FN>, tensor<2x4x3x2xui2>, tensor<4x3xf6E2M3FN>, tensor<1xf6E2M3FN>, tensor<5xf6E2M3FN>, tensor<2x4x3x2xui2>, tensor<4x3xf6E2M3FN>, tensor<1xf6E2M3FN>, tensor<5xf6E2M3FN>, tensor<2x4x3x2xui2>)
    %v0 = stablehlo.convert %r#0 : (tensor<4x3xf6E2M3FN>) -> tensor<4x3xf64>
    check.expect_eq_const %v0, dense<[[-2.0, -0.625, 1.625], [1.0, 3.25, 2.25], [1.0, 0.5, -0.875], [-1.75, 2.5, 1.5]]> : tensor<4x3xf64>
    %v1 = stablehlo.convert %r#1 : (tensor<1xf6E2M3FN>) -> tensor<1xf64>
    check.expect_eq_const %v1, dense<0.5> : tensor<1xf64>
    %v2 = stablehlo.convert %r#2 : (tensor<5xf6E2M3FN>) -> tensor<5xf64>
    check.expect_eq_const %v2, dense<[3.75, -1.375, -2.5, 1.875, 3.5]> : tensor<5xf64>
    check.expect_eq_const %r#3, dense<[[[[1, 0], [1, 0], [0, 0]], [[1, 1], [1, 0], [1, 1]], [[1, 1], [1, 1], [1, 1]], [[0, 1], [0, 1], [1, 1]]], [[[1, 1], [1, 1], [0, 1]], [[1, 1], [0, 1], [0, 1]], [[0, 0], [1, 1], [1, 0]], [[1, 0], [0, 0], [1, 1]]]]> : tensor<2x4x3x2xui2>
    %v3 = stablehlo.convert %r#4 : (tensor<4x3xf6E2M3FN>) -> tensor<4x3xf64>
    check.expect_eq_const %v3, dense<[[-0.625, -3.25, -0.5], [0.875, -0.75, -0.75], [1.25, -1.125, -0.75], [0.5, -0.75, 1.0]]> : tensor<4x3xf64>
    %v4 = stablehlo.convert %r#5 : (tensor<1xf6E2M3FN>) -> tensor<1xf64>
    check.expect_eq_const %v4, dense<0.75> : tensor<1xf64>
    %v5 = stablehlo.convert %r#6 : (tensor<5xf6E2M3FN>) -> tensor<5xf64>
    check.expect_eq_const %v5, dense<[-2.75, 0.875, 0.75, 3.75, 1.75]> : tensor<5xf64>
    check.expect_eq_const %r#7, dense<[[[[1, 1], [0, 1], [0, 1]], [[1, 1], [1, 1], [0, 1]], [[1, 1], [1, 0], [1, 1]], [[0, 0], [0, 1], [1, 0]]], [[[1, 1], [0, 0], [0, 1]], [[1, 1], [1, 1], [1, 1]], [[1, 0], [0, 0], [0, 1]], [[1, 0], [0, 1], [0, 1]]]]> : tensor<2x4x3x2xui2>
    %v6 = stablehlo.convert %r#8 : (tensor<4x3xf6E2M3FN>) -> tensor<4x3xf64>
    check.expect_eq_const %v6, dense<[[-2.75, 1.25, 3.25], [-1.0, -2.75, 1.25], [1.875, 1.75, 0.75], [-2.25, -0.5, -1.875]]> : tensor<4x3xf64>
    %v7 = stablehlo.convert %r#9 : (tensor<1xf6E2M3FN>) -> tensor<1xf64>
    check.expect_eq_const %v7, dense<-0.5> : tensor<1xf64>
    %v8 = stablehlo.convert %r#10 : (tensor<5xf6E2M3FN>) -> tensor<5xf64>
    check.expect_eq_const %v8, dense<[-3.5, 3.75, 0.5, -0.875, 3.25]> : tensor<5xf64>
    check.expect_eq_const %r#11, dense<[[[[1, 0], [0, 1], [1, 0]], [[1, 1], [0, 0], [1, 0]], [[1, 1], [1, 1], [0, 1]], [[0, 1], [1, 1], [1, 1]]], [[[0, 1], [1, 1], [1, 1]], [[1, 1], [1, 0], [0, 1]], [[1, 1], [1, 1], [0, 1]], [[0, 1], [1, 1], [1, 0]]]]> : tensor<2x4x3x2xui2>
    func.return
  }
}
