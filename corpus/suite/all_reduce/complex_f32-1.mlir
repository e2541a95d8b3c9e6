// RUN: stablehlo-translate --interpret %s --args='[dense<[[[(4.0, -6.0)], [(-2.0, 8.0)], [(8.0, -8.0)], [(-4.0, -7.0)]], [[(-3.0, 1.0)], [(3.0, 4.0)], [(-8.0, -5.0)], [(-1.0, -6.0)]]]> : tensor<2x4x1xcomplex<f32>>, dense<[[[(6.0, 3.0)], [(-1.0, 5.0)], [(1.0, 1.0)], [(-2.0, 4.0)]], [[(-2.0, 1.0)], [(-4.0, 8.0)], [(6.0, -3.0)], [(-4.0, 0.0)]]]> : tensor<2x4x1xcomplex<f32>>, dense<[[[(-2.0, 8.0)], [(1.0, 1.0)], [(-5.0, -8.0)], [(-7.0, 1.0)]], [[(-7.0, 8.0)], [(-5.0, -4.0)], [(-1.0, -2.0)], [(1.0, 4.0)]]]> : tensor<2x4x1xcomplex<f32>>, dense<[[[(-5.0, -1.0)], [(0.0, 3.0)], [(-7.0, 4.0)], [(3.0, 0.0)]], [[(4.0, 7.0)], [(-6.0, -6.0)], [(5.0, -6.0)], [(0.0, -6.0)]]]> : tensor<2x4x1xcomplex<f32>>]'
// RUN: : @program
// stablehlo.all_reduce on complex<f32>, exact values
//   N: low
//   S: rank 3+
//   S: has 1
//   F: complex<f32>
//   E: complex<f32>
//   channel_id: positive
//   channel_id: near 1 + 1
//   use_global_device_ids: true
//   replica_groups: ordered
// legal 0 0: [10.0,-3.0,-3.0,13.0,9.0,-7.0,-6.0,-3.0,-5.0,2.0,-1.0,12.0,-2.0,-8.0,-5.0,-6.0]
// legal 1 0: [10.0,-3.0,-3.0,13.0,9.0,-7.0,-6.0,-3.0,-5.0,2.0,-1.0,12.0,-2.0,-8.0,-5.0,-6.0]
// legal 2 0: [-7.0,7.0,1.0,4.0,-12.0,-4.0,-4.0,1.0,-3.0,15.0,-11.0,-10.0,4.0,-8.0,1.0,-2.0]
// legal 3 0: [-7.0,7.0,1.0,4.0,-12.0,-4.0,-4.0,1.0,-3.0,15.0,-11.0,-10.0,4.0,-8.0,1.0,-2.0]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 4 : i32} {
  func.func @program(%arg0: tensor<2x4x1xcomplex<f32>>) -> tensor<2x4x1xcomplex<f32>> {
    %0 = "stablehlo.all_reduce"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids, replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>}> ({
    ^bb0(%1: tensor<complex<f32>>, %2: tensor<complex<f32>>):
      %3 = stablehlo.add %1, %2 : tensor<complex<f32>>
      stablehlo.return %3 : tensor<complex<f32>>
    }) : (tensor<2x4x1xcomplex<f32>>) -> tensor<2x4x1xcomplex<f32>>
    return %0 : tensor<2x4x1xcomplex<f32>>
  }

  func.func @main(%input0: tensor<2x4x1xcomplex<f32>>, %input1: tensor<2x4x1xcomplex<f32>>, %input2: tensor<2x4x1xcomplex<f32>>, %input3: tensor<2x4x1xcomplex<f32>>) {
    %r:4 = "interpreter.run_parallel"(%input0, %input1, %input2, %input3) {programs = [[@program], [@program], [@program], [@program]]} : (tensor<2x4x1xcomplex<f32>>, tensor<2x4x1xcomplex<f32>>, tensor<2x4x1xcomplex<f32>>, tensor<2x4x1xcomplex<f32>>) -> (tensor<2x4x1xcomplex<f32>>, tensor<2x4x1xcomplex<f32>>, tensor<2x4x1xcomplex<f32>>, tensor<2x4x1xcomplex<f32>>)
    %v0 = stablehlo.real %r#0 : (tensor<2x4x1xcomplex<f32>>) -> tensor<2x4x1xf32>
    %v1 = stablehlo.convert %v0 : (tensor<2x4x1xf32>) -> tensor<2x4x1xf64>
    check.expect_eq_const %v1, dense<[[[10.0], [-3.0], [9.0], [-6.0]], [[-5.0], [-1.0], [-2.0], [-5.0]]]> : tensor<2x4x1xf64>
    %v2 = stablehlo.imag %r#0 : (tensor<2x4x1xcomplex<f32>>) -> tensor<2x4x1xf32>
    %v3 = stablehlo.convert %v2 : (tensor<2x4x1xf32>) -> tensor<2x4x1xf64>
    check.expect_eq_const %v3, dense<[[[-3.0], [13.0], [-7.0], [-3.0]], [[2.0], [12.0], [-8.0], [-6.0]]]> : tensor<2x4x1xf64>
    %v4 = stablehlo.real %r#1 : (tensor<2x4x1xcomplex<f32>>) -> tensor<2x4x1xf32>
    %v5 = stablehlo.convert %v4 : (tensor<2x4x1xf32>) -> tensor<2x4x1xf64>
    check.expect_eq_const %v5, dense<[[[10.0], [-3.0], [9.0], [-6.0]], [[-5.0], [-1.0], [-2.0], [-5.0]]]> : tensor<2x4x1xf64>
    %v6 = stablehlo.imag %r#1 : (tensor<2x4x1xcomplex<f32>>) -> tensor<2x4x1xf32>
    %v7 = stablehlo.convert %v6 : (tensor<2x4x1xf32>) -> tensor<2x4x1xf64>
    check.expect_eq_const %v7, dense<[[[-3.0], [13.0], [-7.0], [-3.0]], [[2.0], [12.0], [-8.0], [-6.0]]]> : tensor<2x4x1xf64>
    %v8 = stablehlo.real %r#2 : (tensor<2x4x1xcomplex<f32>>) -> tensor<2x4x1xf32>
    %v9 = stablehlo.convert %v8 : (tensor<2x4x1xf32>) -> tensor<2x4x1xf64>
    check.expect_eq_const %v9, dense<[[[-7.0], [1.0], [-12.0], [-4.0]], [[-3.0], [-11.0], [4.0], [1.0]]]> : tensor<2x4x1xf64>
    %v10 = stablehlo.imag %r#2 : (tensor<2x4x1xcomplex<f32>>) -> tensor<2x4x1xf32>
    %v11 = stablehlo.convert %v10 : (tensor<2x4x1xf32>) -> tensor<2x4x1xf64>
    check.expect_eq_const %v11, dense<[[[7.0], [4.0], [-4.0], [1.0]], [[15.0], [-10.0], [-8.0], [-2.0]]]> : tensor<2x4x1xf64>
    %v12 = stablehlo.real %r#3 : (tensor<2x4x1xcomplex<f32>>) -> tensor<2x4x1xf32>
    %v13 = stablehlo.convert %v12 : (tensor<2x4x1xf32>) -> tensor<2x4x1xf64>
    check.expect_eq_const %v13, dense<[[[-7.0], [1.0], [-12.0], [-4.0]], [[-3.0], [-11.0], [4.0], [1.0]]]> : tensor<2x4x1xf64>
    %v14 = stablehlo.imag %r#3 : (tensor<2x4x1xcomplex<f32>>) -> tensor<2x4x1xf32>
    %v15 = stablehlo.convert %v14 : (tensor<2x4x1xf32>) -> tensor<2x4x1xf64>
    check.expect_eq_const %v15, dense<[[[7.0], [4.0], [-4.0], [1.0]], [[15.0], [-10.0], [-8.0], [-2.0]]]> : tensor<2x4x1xf64>
    func.return
  }
}
