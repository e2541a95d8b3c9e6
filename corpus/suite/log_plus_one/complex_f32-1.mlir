// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.log_plus_one on complex<f32>, exact values
//   S: rank 0
//   E: complex<f32>
//   mode: HIGHEST
//   atol: 0 (otherwise)
//   rtol: 0 (otherwise)
//   ulps: low (otherwise)
// legal 0 0: [[0.8047164082527161,0.804721474647522],[1.1071467399597168,1.107150673866272]]

module {
func.func @program() -> tensor<complex<f32>> {
  %0 = stablehlo.constant dense<(0.0, 2.0)> : tensor<complex<f32>>
  %1 = stablehlo.log_plus_one %0 {result_accuracy = #stablehlo.result_accuracy<atol = 0.0, rtol = 0.0, ulps = 0, mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<complex<f32>>
  return %1 : tensor<complex<f32>>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<complex<f32>>)
    %v0 = stablehlo.real %r : (tensor<complex<f32>>) -> tensor<f32>
    %v1 = stablehlo.convert %v0 : (tensor<f32>) -> tensor<f64>
    %v2 = stablehlo.constant dense<0.804721474647522> : tensor<f64>
    %v3 = stablehlo.constant dense<0.8047164082527161> : tensor<f64>
    %v4 = stablehlo.compare GE, %v1, %v3, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v5 = stablehlo.compare LE, %v1, %v2, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v6 = stablehlo.and %v4, %v5 : tensor<i1>
    check.expect_eq_const %v6, dense<true> : tensor<i1>
    %v7 = stablehlo.imag %r : (tensor<complex<f32>>) -> tensor<f32>
    %v8 = stablehlo.convert %v7 : (tensor<f32>) -> tensor<f64>
    %v9 = stablehlo.constant dense<1.107150673866272> : tensor<f64>
    %v10 = stablehlo.constant dense<1.1071467399597168> : tensor<f64>
    %v11 = stablehlo.compare GE, %v8, %v10, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v12 = stablehlo.compare LE, %v8, %v9, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v13 = stablehlo.and %v11, %v12 : tensor<i1>
    check.expect_eq_const %v13, dense<true> : tensor<i1>
    func.return
  }
}
