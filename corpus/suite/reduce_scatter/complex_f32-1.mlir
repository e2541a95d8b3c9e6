// RUN: stablehlo-translate --interpret %s --args='[dense<[(-3.4028235e+38, 4.253885), (-3.5266242, 1.1754942e-38), (1.0, -0.0), (-1.716301, -1.0e-45)]> : tensor<4xcomplex<f32>>, dense<[(-1.1754944e-38, -1.2846335), (1.1754944e-38, -0.25469455), (-0.45378137, 1.0166057), (0.2700894, 1.0)]> : tensor<4xcomplex<f32>>]'
// RUN: : @program
// stablehlo.reduce_scatter on complex<f32>, special values
//   n: more
//   S: rank 0
//   E: complex<f32>
//   F: complex<f32>
//   channel_id: negative
//   replica_groups: one row
//   replica_groups: scrambled
//   scatter_dimension: first
// legal 0 0: [0.5462186336517334,1.0166057348251343,-1.446211576461792,1.0]
// legal 1 0: [-3.4028234663852886e+38,2.9692511558532715,-3.5266242027282715,-0.25469455122947693]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @program(%arg0: tensor<4xcomplex<f32>>) -> tensor<2xcomplex<f32>> {
    %0 = "stablehlo.reduce_scatter"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = -3, type = 1>, replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>, scatter_dimension = 0 : i64}> ({
    ^bb0(%1: tensor<complex<f32>>, %2: tensor<complex<f32>>):
      %3 = stablehlo.add %1, %2 : tensor<complex<f32>>
      stablehlo.return %3 : tensor<complex<f32>>
    }) : (tensor<4xcomplex<f32>>) -> tensor<2xcomplex<f32>>
    return %0 : tensor<2xcomplex<f32>>
  }

  func.func @main(%input0: tensor<4xcomplex<f32>>, %input1: tensor<4xcomplex<f32>>) {
    %r:2 = "interpreter.run_parallel"(%input0, %input1) {programs = [[@program], [@program]]} : (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>)
    %v0 = stablehlo.real %r#0 : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
    %v1 = stablehlo.convert %v0 : (tensor<2xf32>) -> tensor<2xf64>
    check.expect_eq_const %v1, dense<[0.5462186336517334, -1.446211576461792]> : tensor<2xf64>
    %v2 = stablehlo.imag %r#0 : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
    %v3 = stablehlo.convert %v2 : (tensor<2xf32>) -> tensor<2xf64>
    check.expect_eq_const %v3, dense<[1.0166057348251343, 1.0]> : tensor<2xf64>
    %v4 = stablehlo.real %r#1 : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
    %v5 = stablehlo.convert %v4 : (tensor<2xf32>) -> tensor<2xf64>
    check.expect_eq_const %v5, dense<[-3.4028234663852886e+38, -3.5266242027282715]> : tensor<2xf64>
    %v6 = stablehlo.imag %r#1 : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
    %v7 = stablehlo.convert %v6 : (tensor<2xf32>) -> tensor<2xf64>
    check.expect_eq_const %v7, dense<[2.9692511558532715, -0.25469455122947693]> : tensor<2xf64>
    func.return
  }
}
