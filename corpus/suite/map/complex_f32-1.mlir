// RUN: stablehlo-translate --interpret %s --args='[dense<(-1114911.4, -65269328.0)> : tensor<complex<f32>>, dense<(-6.957564e+30, -4656.002)> : tensor<complex<f32>>]'
// RUN: : @program
// stablehlo.map on complex<f32>, special values
//   N: low + 1
//   S: rank 0
//   E: complex<f32>
//   F: complex<f32>
// legal 0 0: [0.0,0.0]
// legal 1 0: [0.0,0.0]

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @program(%arg0: tensor<complex<f32>>) -> tensor<complex<f32>> {
    %0 = "stablehlo.map"(%arg0, %arg0) <{dimensions = array<i64>}> ({
    ^bb0(%1: tensor<complex<f32>>, %2: tensor<complex<f32>>):
      %3 = stablehlo.constant dense<(0.0, 0.0)> : tensor<complex<f32>>
      %4 = stablehlo.add %3, %3 : tensor<complex<f32>>
      stablehlo.return %4 : tensor<complex<f32>>
    }) : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
    return %0 : tensor<complex<f32>>
  }

  func.func @main(%input0: tensor<complex<f32>>, %input1: tensor<complex<f32>>) {
    %r:2 = "interpreter.run_parallel"(%input0, %input1) {programs = [[@program, @program]]} : (tensor<complex<f32>>, tensor<complex<f32>>) -> (tensor<complex<f32>>, tensor<complex<f32>>)
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
    %v8 = stablehlo.bitcast_convert %v7 : (tensor<f64>) -> tensor<i64>
    check.expect_eq_const %v8, dense<0> : tensor<i64>
    %v9 = stablehlo.imag %r#1 : (tensor<complex<f32>>) -> tensor<f32>
    %v10 = stablehlo.convert %v9 : (tensor<f32>) -> tensor<f64>
    %v11 = stablehlo.bitcast_convert %v10 : (tensor<f64>) -> tensor<i64>
    check.expect_eq_const %v11, dense<0> : tensor<i64>
    func.return
  }
}
