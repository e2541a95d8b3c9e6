// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.cross-replica-sum on complex<f32>, exact values
//   S: rank 0
//   E: complex<f32>
//   replica_groups: one row
//   replica_groups: ordered
// legal 0 0: [[0.0,0.0],[0.0,0.0]]
// legal 1 0: [[0.0,0.0],[0.0,0.0]]
// legal 2 0: [[0.0,0.0],[0.0,0.0]]
// legal 3 0: [[0.0,0.0],[0.0,0.0]]

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @program() -> tensor<complex<f32>> {
    %0 = stablehlo.constant dense<(0.0, 0.0)> : tensor<complex<f32>>
    %1 = "stablehlo.cross-replica-sum"(%0) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<complex<f32>>) -> tensor<complex<f32>>
    return %1 : tensor<complex<f32>>
  }

  func.func @main() {
    %r:4 = "interpreter.run_parallel"() {programs = [[@program, @program], [@program, @program]]} : () -> (tensor<complex<f32>>, tensor<complex<f32>>, tensor<complex<f32>>, tensor<complex<f32>>)
    %v0 = stablehlo.real %r#0 : (tensor<complex<f32>>) -> tensor<f32>
    %v1 = stablehlo.convert %v0 : (tensor<f32>) -> tensor<f64>
    check.expect_eq_const %v1, dense<0.0> : tensor<f64>
    %v2 = stablehlo.imag %r#0 : (tensor<complex<f32>>) -> tensor<f32>
    %v3 = stablehlo.convert %v2 : (tensor<f32>) -> tensor<f64>
    check.expect_eq_const %v3, dense<0.0> : tensor<f64>
    %v4 = stablehlo.real %r#1 : (tensor<complex<f32>>) -> tensor<f32>
    %v5 = stablehlo.convert %v4 : (tensor<f32>) -> tensor<f64>
    check.expect_eq_const %v5, dense<0.0> : tensor<f64>
    %v6 = stablehlo.imag %r#1 : (tensor<complex<f32>>) -> tensor<f32>
    %v7 = stablehlo.convert %v6 : (tensor<f32>) -> tensor<f64>
    check.expect_eq_const %v7, dense<0.0> : tensor<f64>
    %v8 = stablehlo.real %r#2 : (tensor<complex<f32>>) -> tensor<f32>
    %v9 = stablehlo.convert %v8 : (tensor<f32>) -> tensor<f64>
    check.expect_eq_const %v9, dense<0.0> : tensor<f64>
    %v10 = stablehlo.imag %r#2 : (tensor<complex<f32>>) -> tensor<f32>
    %v11 = stablehlo.convert %v10 : (tensor<f32>) -> tensor<f64>
    check.expect_eq_const %v11, dense<0.0> : tensor<f64>
    %v12 = stablehlo.real %r#3 : (tensor<complex<f32>>) -> tensor<f32>
    %v13 = stablehlo.convert %v12 : (tensor<f32>) -> tensor<f64>
    check.expect_eq_const %v13, dense<0.0> : tensor<f64>
    %v14 = stablehlo.imag %r#3 : (tensor<complex<f32>>) -> tensor<f32>
    %v15 = stablehlo.convert %v14 : (tensor<f32>) -> tensor<f64>
    check.expect_eq_const %v15, dense<0.0> : tensor<f64>
    func.return
  }
}
