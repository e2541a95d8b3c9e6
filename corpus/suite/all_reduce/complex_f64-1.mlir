// RUN: stablehlo-translate --interpret %s --args='[dense<[[(-0.75, 0.0), (1.25, -1.75), (1.5, 1.75), (0.0, 1.25), (-1.25, 1.75)], [(-0.75, 2.0), (1.0, -0.75), (-0.5, -1.0), (-0.75, -1.5), (-0.75, 0.5)]]> : tensor<2x5xcomplex<f64>>, dense<[(2.0, 0.75), (0.0, -1.0), (1.0, 1.0), (1.5, -0.75)]> : tensor<4xcomplex<f64>>, dense<[[(0.0, -3.0), (8.0, 0.0)], [(1.0, -6.0), (0.0, -5.0)]]> : tensor<2x2xcomplex<f64>>, dense<[[(-0.5, -2.0), (1.5, -1.25), (1.75, -1.0), (-1.75, 1.25), (-2.0, 2.0)], [(-1.75, -1.5), (-1.25, -1.5), (-2.0, -1.25), (0.25, 0.0), (-1.25, -1.0)]]> : tensor<2x5xcomplex<f64>>, dense<[(1.75, -1.75), (0.5, -1.25), (0.75, -0.75), (2.0, -0.75)]> : tensor<4xcomplex<f64>>, dense<[[(1.0, 0.0), (0.0, 7.0)], [(4.0, 5.0), (-8.0, -3.0)]]> : tensor<2x2xcomplex<f64>>, dense<[[(-0.25, 1.5), (0.25, 0.5), (2.0, -1.5), (-2.0, 0.25), (1.25, -0.75)], [(1.25, 1.75), (1.25, -1.0), (-1.25, -0.75), (0.75, 1.0), (1.75, 1.0)]]> : tensor<2x5xcomplex<f64>>, dense<[(0.25, -0.5), (0.75, 0.25), (0.75, 1.5), (2.0, 0.25)]> : tensor<4xcomplex<f64>>, dense<[[(0.0, 0.0), (0.0, -1.0)], [(0.0, 0.0), (0.0, 0.0)]]> : tensor<2x2xcomplex<f64>>]'
// RUN: : @program
// stablehlo.all_reduce on complex<f64>, exact values
//   S: rank 1
//   S: rank 2
//   F: complex<f64>
//   E: complex<f64>
//   channel_id: negative
//   channel_id: near 1 - 1
//   replica_groups: one row
//   replica_groups: ordered
// legal 0 0: [1.0,-3.0,8.0,6.0,5.0,-1.0,-8.0,-8.0]
// legal 0 1: [4.0,-1.5,1.25,-2.0,2.5,1.75,5.5,-1.25]
// legal 0 2: [-1.5,-0.5,3.0,-2.5,5.25,-0.75,-3.75,2.75,-2.0,3.0,-1.25,2.25,1.0,-3.25,-3.75,-3.0,0.25,-0.5,-0.25,0.5]
// legal 1 0: [1.0,-3.0,8.0,6.0,5.0,-1.0,-8.0,-8.0]
// legal 1 1: [4.0,-1.5,1.25,-2.0,2.5,1.75,5.5,-1.25]
// legal 1 2: [-1.5,-0.5,3.0,-2.5,5.25,-0.75,-3.75,2.75,-2.0,3.0,-1.25,2.25,1.0,-3.25,-3.75,-3.0,0.25,-0.5,-0.25,0.5]
// legal 2 0: [1.0,-3.0,8.0,6.0,5.0,-1.0,-8.0,-8.0]
// legal 2 1: [4.0,-1.5,1.25,-2.0,2.5,1.75,5.5,-1.25]
// legal 2 2: [-1.5,-0.5,3.0,-2.5,5.25,-0.75,-3.75,2.75,-2.0,3.0,-1.25,2.25,1.0,-3.25,-3.75,-3.0,0.25,-0.5,-0.25,0.5]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 3 : i32} {
  func.func @program(%arg0: tensor<2x5xcomplex<f64>>, %arg1: tensor<4xcomplex<f64>>, %arg2: tensor<2x2xcomplex<f64>>) -> (tensor<2x2xcomplex<f64>>, tensor<4xcomplex<f64>>, tensor<2x5xcomplex<f64>>) {
    %0, %1, %2 = "stablehlo.all_reduce"(%arg0, %arg1, %arg2) <{channel_handle = #stablehlo.channel_handle<handle = -1, type = 1>, replica_groups = dense<[[0, 1, 2]]> : tensor<1x3xi64>}> ({
    ^bb0(%3: tensor<complex<f64>>, %4: tensor<complex<f64>>):
      %5 = stablehlo.add %3, %4 : tensor<complex<f64>>
      stablehlo.return %5 : tensor<complex<f64>>
    }) : (tensor<2x5xcomplex<f64>>, tensor<4xcomplex<f64>>, tensor<2x2xcomplex<f64>>) -> (tensor<2x5xcomplex<f64>>, tensor<4xcomplex<f64>>, tensor<2x2xcomplex<f64>>)
    return %2, %1, %0 : tensor<2x2xcomplex<f64>>, tensor<4xcomplex<f64>>, tensor<2x5xcomplex<f64>>
  }

  func.func @main(%input0: tensor<2x5xcomplex<f64>>, %input1: tensor<4xcomplex<f64>>, %input2: tensor<2x2xcomplex<f64>>, %input3: tensor<2x5xcomplex<f64>>, %input4: tensor<4xcomplex<f64>>, %input5: tensor<2x2xcomplex<f64>>, %input6: tensor<2x5xcomplex<f64>>, %input7: tensor<4xcomplex<f64>>, %input8: tensor<2x2xcomplex<f64>>) {
    %r:9 = "interpreter.run_parallel"(%input0, %input1, %input2, %input3, %input4, %input5, %input6, %input7, %input8) {programs = [[@program], [@program], [@program]]} : (tensor<2x5xcomplex<f64>>, tensor<4xcomplex<f64>>, tensor<2x2xcomplex<f64>>, tensor<2x5xcomplex<f64>>, tensor<4xcomplex<f64>>, tensor<2x2xcomplex<f64>>, tensor<2x5xcomplex<f64>>, tensor<4xcomplex<f64>>, tensor<2x2xcomplex<f64>>) -> (tensor<2x2xcomplex<f64>>, tensor<4xcomplex<f64>>, tensor<2x5xcomplex<f64>>, tensor<2x2xcomplex<f64>>, tensor<4xcomplex<f64>>, tensor<2x5xcomplex<f64>>, tensor<2x2xcomplex<f64>>, tensor<4xcomplex<f64>>, tensor<2x5xcomplex<f64>>)
    %v0 = stablehlo.real %r#0 : (tensor<2x2xcomplex<f64>>) -> tensor<2x2xf64>
    check.expect_eq_const %v0, dense<[[1.0, 8.0], [5.0, -8.0]]> : tensor<2x2xf64>
    %v1 = stablehlo.imag %r#0 : (tensor<2x2xcomplex<f64>>) -> tensor<2x2xf64>
    check.expect_eq_const %v1, dense<[[-3.0, 6.0], [-1.0, -8.0]]> : tensor<2x2xf64>
    %v2 = stablehlo.real %r#1 : (tensor<4xcomplex<f64>>) -> tensor<4xf64>
    check.expect_eq_const %v2, dense<[4.0, 1.25, 2.5, 5.5]> : tensor<4xf64>
    %v3 = stablehlo.imag %r#1 : (tensor<4xcomplex<f64>>) -> tensor<4xf64>
    check.expect_eq_const %v3, dense<[-1.5, -2.0, 1.75, -1.25]> : tensor<4xf64>
    %v4 = stablehlo.real %r#2 : (tensor<2x5xcomplex<f64>>) -> tensor<2x5xf64>
    check.expect_eq_const %v4, dense<[[-1.5, 3.0, 5.25, -3.75, -2.0], [-1.25, 1.0, -3.75, 0.25, -0.25]]> : tensor<2x5xf64>
    %v5 = stablehlo.imag %r#2 : (tensor<2x5xcomplex<f64>>) -> tensor<2x5xf64>
    check.expect_eq_const %v5, dense<[[-0.5, -2.5, -0.75, 2.75, 3.0], [2.25, -3.25, -3.0, -0.5, 0.5]]> : tensor<2x5xf64>
    %v6 = stablehlo.real %r#3 : (tensor<2x2xcomplex<f64>>) -> tensor<2x2xf64>
    check.expect_eq_const %v6, dense<[[1.0, 8.0], [5.0, -8.0]]> : tensor<2x2xf64>
    %v7 = stablehlo.imag %r#3 : (tensor<2x2xcomplex<f64>>) -> tensor<2x2xf64>
    check.expect_eq_const %v7, dense<[[-3.0, 6.0], [-1.0, -8.0]]> : tensor<2x2xf64>
    %v8 = stablehlo.real %r#4 : (tensor<4xcomplex<f64>>) -> tensor<4xf64>
    check.expect_eq_const %v8, dense<[4.0, 1.25, 2.5, 5.5]> : tensor<4xf64>
    %v9 = stablehlo.imag %r#4 : (tensor<4xcomplex<f64>>) -> tensor<4xf64>
    check.expect_eq_const %v9, dense<[-1.5, -2.0, 1.75, -1.25]> : tensor<4xf64>
    %v10 = stablehlo.real %r#5 : (tensor<2x5xcomplex<f64>>) -> tensor<2x5xf64>
    check.expect_eq_const %v10, dense<[[-1.5, 3.0, 5.25, -3.75, -2.0], [-1.25, 1.0, -3.75, 0.25, -0.25]]> : tensor<2x5xf64>
    %v11 = stablehlo.imag %r#5 : (tensor<2x5xcomplex<f64>>) -> tensor<2x5xf64>
    check.expect_eq_const %v11, dense<[[-0.5, -2.5, -0.75, 2.75, 3.0], [2.25, -3.25, -3.0, -0.5, 0.5]]> : tensor<2x5xf64>
    %v12 = stablehlo.real %r#6 : (tensor<2x2xcomplex<f64>>) -> tensor<2x2xf64>
    check.expect_eq_const %v12, dense<[[1.0, 8.0], [5.0, -8.0]]> : tensor<2x2xf64>
    %v13 = stablehlo.imag %r#6 : (tensor<2x2xcomplex<f64>>) -> tensor<2x2xf64>
    check.expect_eq_const %v13, dense<[[-3.0, 6.0], [-1.0, -8.0]]> : tensor<2x2xf64>
    %v14 = stablehlo.real %r#7 : (tensor<4xcomplex<f64>>) -> tensor<4xf64>
    check.expect_eq_const %v14, dense<[4.0, 1.25, 2.5, 5.5]> : tensor<4xf64>
    %v15 = stablehlo.imag %r#7 : (tensor<4xcomplex<f64>>) -> tensor<4xf64>
    check.expect_eq_const %v15, dense<[-1.5, -2.0, 1.75, -1.25]> : tensor<4xf64>
    %v16 = stablehlo.real %r#8 : (tensor<2x5xcomplex<f64>>) -> tensor<2x5xf64>
    check.expect_eq_const %v16, dense<[[-1.5, 3.0, 5.25, -3.75, -2.0], [-1.25, 1.0, -3.75, 0.25, -0.25]]> : tensor<2x5xf64>
    %v17 = stablehlo.imag %r#8 : (tensor<2x5xcomplex<f64>>) -> tensor<2x5xf64>
    check.expect_eq_const %v17, dense<[[-0.5, -2.5, -0.75, 2.75, 3.0], [2.25, -3.25, -3.0, -0.5, 0.5]]> : tensor<2x5xf64>
    func.return
  }
}
