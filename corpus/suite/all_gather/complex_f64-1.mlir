// RUN: stablehlo-translate --interpret %s --args='[dense<[[[(-6.0, 3.0), (-7.0, -5.0)]], [[(-8.0, 7.0), (7.0, -6.0)]], [[(-4.0, 6.0), (-6.0, -3.0)]], [[(4.0, 2.0), (3.0, -5.0)]], [[(6.0, -7.0), (-6.0, -5.0)]]]> : tensor<5x1x2xcomplex<f64>>, dense<[[[(-7.0, 5.0), (0.0, -4.0)]], [[(1.0, -3.0), (-7.0, 0.0)]], [[(-8.0, 6.0), (-1.0, 2.0)]], [[(7.0, 8.0), (-8.0, 3.0)]], [[(0.0, 2.0), (6.0, 6.0)]]]> : tensor<5x1x2xcomplex<f64>>]'
// RUN: : @program
// stablehlo.all_gather on complex<f64>, exact values
//   N: low
//   n: 1
//   S: rank 2
//   E: complex<f64>
//   channel_id: negative
//   channel_id: near 1 - 1
//   replica_groups: one row
//   replica_groups: singletons
//   all_gather_dim: low + 1
// legal 0 0: [-6.0,3.0,-7.0,-5.0,-8.0,7.0,7.0,-6.0,-4.0,6.0,-6.0,-3.0,4.0,2.0,3.0,-5.0,6.0,-7.0,-6.0,-5.0]
// legal 1 0: [-7.0,5.0,0.0,-4.0,1.0,-3.0,-7.0,0.0,-8.0,6.0,-1.0,2.0,7.0,8.0,-8.0,3.0,0.0,2.0,6.0,6.0]

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @program(%arg0: tensor<5x1x2xcomplex<f64>>) -> tensor<5x1x2xcomplex<f64>> {
    %0 = "stablehlo.all_gather"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = -1, type = 1>, replica_groups = dense<[[0]]> : tensor<1x1xi64>, all_gather_dim = 1 : i64}> : (tensor<5x1x2xcomplex<f64>>) -> tensor<5x1x2xcomplex<f64>>
    return %0 : tensor<5x1x2xcomplex<f64>>
  }

  func.func @main(%input0: tensor<5x1x2xcomplex<f64>>, %input1: tensor<5x1x2xcomplex<f64>>) {
    %r:2 = "interpreter.run_parallel"(%input0, %input1) {programs = [[@program, @program]]} : (tensor<5x1x2xcomplex<f64>>, tensor<5x1x2xcomplex<f64>>) -> (tensor<5x1x2xcomplex<f64>>, tensor<5x1x2xcomplex<f64>>)
    %v0 = stablehlo.real %r#0 : (tensor<5x1x2xcomplex<f64>>) -> tensor<5x1x2xf64>
    check.expect_eq_const %v0, dense<[[[-6.0, -7.0]], [[-8.0, 7.0]], [[-4.0, -6.0]], [[4.0, 3.0]], [[6.0, -6.0]]]> : tensor<5x1x2xf64>
    %v1 = stablehlo.imag %r#0 : (tensor<5x1x2xcomplex<f64>>) -> tensor<5x1x2xf64>
    check.expect_eq_const %v1, dense<[[[3.0, -5.0]], [[7.0, -6.0]], [[6.0, -3.0]], [[2.0, -5.0]], [[-7.0, -5.0]]]> : tensor<5x1x2xf64>
    %v2 = stablehlo.real %r#1 : (tensor<5x1x2xcomplex<f64>>) -> tensor<5x1x2xf64>
    %v3 = stablehlo.bitcast_convert %v2 : (tensor<5x1x2xf64>) -> tensor<5x1x2xi64>
    check.expect_eq_const %v3, dense<[[[-4603804719079489536, 0]], [[4607182418800017408, -4603804719079489536]], [[-4602678819172646912, -4616189618054758400]], [[4619567317775286272, -4602678819172646912]], [[0, 4618441417868443648]]]> : tensor<5x1x2xi64>
    %v4 = stablehlo.imag %r#1 : (tensor<5x1x2xcomplex<f64>>) -> tensor<5x1x2xf64>
    %v5 = stablehlo.bitcast_convert %v4 : (tensor<5x1x2xf64>) -> tensor<5x1x2xi64>
    check.expect_eq_const %v5, dense<[[[4617315517961601024, -4607182418800017408]], [[-4609434218613702656, 0]], [[4618441417868443648, 4611686018427387904]], [[4620693217682128896, 4613937818241073152]], [[4611686018427387904, 4618441417868443648]]]> : tensor<5x1x2xi64>
    func.return
  }
}
