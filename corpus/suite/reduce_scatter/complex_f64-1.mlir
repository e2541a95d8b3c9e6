// RUN: stablehlo-translate --interpret %s --args='[dense<[[(-2.0, 4.0)], [(-2.0, 2.0)], [(2.0, -2.0)]]> : tensor<3x1xcomplex<f64>>, dense<[[(1.5, -1.0)], [(-0.5, -2.5)], [(-2.0, 3.5)]]> : tensor<3x1xcomplex<f64>>]'
// RUN: : @program
// stablehlo.reduce_scatter on complex<f64>, exact values
//   n: more
//   S: rank 1
//   S: has 1
//   E: complex<f64>
//   F: complex<f64>
//   channel_id: 0
//   channel_id: near 1
//   replica_groups: one row
//   replica_groups: singletons
//   scatter_dimension: first
// legal 0 0: [-2.0,4.0,-2.0,2.0,2.0,-2.0]
// legal 1 0: [1.5,-1.0,-0.5,-2.5,-2.0,3.5]

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @program(%arg0: tensor<3x1xcomplex<f64>>) -> tensor<3x1xcomplex<f64>> {
    %0 = "stablehlo.reduce_scatter"(%arg0) <{replica_groups = dense<[[0]]> : tensor<1x1xi64>, scatter_dimension = 0 : i64}> ({
    ^bb0(%1: tensor<complex<f64>>, %2: tensor<complex<f64>>):
      %3 = stablehlo.multiply %1, %2 : tensor<complex<f64>>
      stablehlo.return %3 : tensor<complex<f64>>
    }) : (tensor<3x1xcomplex<f64>>) -> tensor<3x1xcomplex<f64>>
    return %0 : tensor<3x1xcomplex<f64>>
  }

  func.func @main(%input0: tensor<3x1xcomplex<f64>>, %input1: tensor<3x1xcomplex<f64>>) {
    %r:2 = "interpreter.run_parallel"(%input0, %input1) {programs = [[@program, @program]]} : (tensor<3x1xcomplex<f64>>, tensor<3x1xcomplex<f64>>) -> (tensor<3x1xcomplex<f64>>, tensor<3x1xcomplex<f64>>)
    %v0 = stablehlo.real %r#0 : (tensor<3x1xcomplex<f64>>) -> tensor<3x1xf64>
    check.expect_eq_const %v0, dense<[[-2.0], [-2.0], [2.0]]> : tensor<3x1xf64>
    %v1 = stablehlo.imag %r#0 : (tensor<3x1xcomplex<f64>>) -> tensor<3x1xf64>
    check.expect_eq_const %v1, dense<[[4.0], [2.0], [-2.0]]> : tensor<3x1xf64>
    %v2 = stablehlo.real %r#1 : (tensor<3x1xcomplex<f64>>) -> tensor<3x1xf64>
    check.expect_eq_const %v2, dense<[[1.5], [-0.5], [-2.0]]> : tensor<3x1xf64>
    %v3 = stablehlo.imag %r#1 : (tensor<3x1xcomplex<f64>>) -> tensor<3x1xf64>
    check.expect_eq_const %v3, dense<[[-1.0], [-2.5], [3.5]]> : tensor<3x1xf64>
    func.return
  }
}
