// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.collective_broadcast on complex<f64>, exact values
//   channel_id: negative
//   channel_id: near 1 - 1
//   N: low
//   S: rank 2
//   E: complex<f64>
//   replica_groups: one row
//   replica_groups: singletons
// legal 0 0: [1.0,5.0,5.0,-1.0,3.0,-1.0,3.0,8.0,6.0,-6.0,7.0,-4.0]
// legal 1 0: [1.0,5.0,5.0,-1.0,3.0,-1.0,3.0,8.0,6.0,-6.0,7.0,-4.0]

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @program() -> tensor<2x3xcomplex<f64>> {
    %0 = stablehlo.constant dense<[[(1.0, 5.0), (5.0, -1.0), (3.0, -1.0)], [(3.0, 8.0), (6.0, -6.0), (7.0, -4.0)]]> : tensor<2x3xcomplex<f64>>
    %1 = "stablehlo.collective_broadcast"(%0) <{channel_handle = #stablehlo.channel_handle<handle = -1, type = 1>, replica_groups = dense<[[0]]> : tensor<1x1xi64>}> : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
    return %1 : tensor<2x3xcomplex<f64>>
  }

  func.func @main() {
    %r:2 = "interpreter.run_parallel"() {programs = [[@program, @program]]} : () -> (tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>)
    %v0 = stablehlo.real %r#0 : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xf64>
    check.expect_eq_const %v0, dense<[[1.0, 5.0, 3.0], [3.0, 6.0, 7.0]]> : tensor<2x3xf64>
    %v1 = stablehlo.imag %r#0 : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xf64>
    check.expect_eq_const %v1, dense<[[5.0, -1.0, -1.0], [8.0, -6.0, -4.0]]> : tensor<2x3xf64>
    %v2 = stablehlo.real %r#1 : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xf64>
    check.expect_eq_const %v2, dense<[[1.0, 5.0, 3.0], [3.0, 6.0, 7.0]]> : tensor<2x3xf64>
    %v3 = stablehlo.imag %r#1 : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xf64>
    check.expect_eq_const %v3, dense<[[5.0, -1.0, -1.0], [8.0, -6.0, -4.0]]> : tensor<2x3xf64>
    func.return
  }
}
