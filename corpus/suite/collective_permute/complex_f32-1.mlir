// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.collective_permute on complex<f32>, special values
//   S: rank 0
//   E: complex<f32>
//   channel_id: 0
//   channel_id: near 1
//   source_target_pairs: more pairs
// legal 0 0: [0.0,0.0]
// legal 1 0: [1.3209655284881592,1.401298464324817e-45]
// legal 2 0: [1.3209655284881592,1.401298464324817e-45]
// legal 3 0: [0.0,0.0]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 4 : i32} {
  func.func @program() -> tensor<complex<f32>> {
    %0 = stablehlo.constant dense<(1.3209655, 1.0e-45)> : tensor<complex<f32>>
    %1 = "stablehlo.collective_permute"(%0) <{source_target_pairs = dense<[[0, 1], [1, 2]]> : tensor<2x2xi64>}> : (tensor<complex<f32>>) -> tensor<complex<f32>>
    return %1 : tensor<complex<f32>>
  }

  func.func @main() {
    %r:4 = "interpreter.run_parallel"() {programs = [[@program], [@program], [@program], [@program]]} : () -> (tensor<complex<f32>>, tensor<complex<f32>>, tensor<complex<f32>>, tensor<complex<f32>>)
    %v0 = stablehlo.real %r#0 : (tensor<complex<f32>>) -> tensor<f32>
    %v1 = stablehlo.convert %v0 : (tensor<f32>) -> tensor<f64>
    %v2 = stablehlo.bitcast_convert %v1 : (tensor<f64>) -> tensor<i64>
    check.expect_eq_const %v2, dense<0> : tensor<i64>
    %v3 = stablehlo.imag %r#0 : (tensor<complex<f32>>) -> tensor<f32>
    %v4 = stablehlo.convert %v3 : (tensor<f32>) -> tensor<f64>
    %v5 = stablehlo.bitcast_convert %v4 : (tensor<f64>) -> tensor<i64>
    check.expect_eq_const %v5, dense<0> : tensor<i64>
    %v6 = stablehlo.real %r#1 : (tensor<complex<f32>>) -> tensor<f32>
    %v7 = stablehlo.convert %v6 : (tensor<f32>) -> tensor<f64>
    check.expect_eq_const %v7, dense<1.3209655284881592> : tensor<f64>
    %v8 = stablehlo.imag %r#1 : (tensor<complex<f32>>) -> tensor<f32>
    %v9 = stablehlo.convert %v8 : (tensor<f32>) -> tensor<f64>
    check.expect_eq_const %v9, dense<1.401298464324817e-45> : tensor<f64>
    %v10 = stablehlo.real %r#2 : (tensor<complex<f32>>) -> tensor<f32>
    %v11 = stablehlo.convert %v10 : (tensor<f32>) -> tensor<f64>
    check.expect_eq_const %v11, dense<1.3209655284881592> : tensor<f64>
    %v12 = stablehlo.imag %r#2 : (tensor<complex<f32>>) -> tensor<f32>
    %v13 = stablehlo.convert %v12 : (tensor<f32>) -> tensor<f64>
    check.expect_eq_const %v13, dense<1.401298464324817e-45> : tensor<f64>
    %v14 = stablehlo.real %r#3 : (tensor<complex<f32>>) -> tensor<f32>
    %v15 = stablehlo.convert %v14 : (tensor<f32>) -> tensor<f64>
    %v16 = stablehlo.bitcast_convert %v15 : (tensor<f64>) -> tensor<i64>
    check.expect_eq_const %v16, dense<0> : tensor<i64>
    %v17 = stablehlo.imag %r#3 : (tensor<complex<f32>>) -> tensor<f32>
    %v18 = stablehlo.convert %v17 : (tensor<f32>) -> tensor<f64>
    %v19 = stablehlo.bitcast_convert %v18 : (tensor<f64>) -> tensor<i64>
    check.expect_eq_const %v19, dense<0> : tensor<i64>
    func.return
  }
}
