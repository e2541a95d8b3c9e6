// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.sqrt on complex<f32>, exact values
//   S: rank 0
//   E: complex<f32>
//   mode: TOLERANCE
//   atol: 0
//   rtol: positive
//   ulps: low
// legal 0 0: [[0.35354486107826233,0.3535619080066681],[1.0606516599655151,1.0606685876846313]]

module {
func.func @program() -> tensor<complex<f32>> {
  %0 = stablehlo.constant dense<(-1.0, 0.75)> : tensor<complex<f32>>
  %1 = stablehlo.sqrt %0 {result_accuracy = #stablehlo.result_accuracy<atol = 0.0, rtol = 7.62939453125e-06, ulps = 0, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<complex<f32>>
  return %1 : tensor<complex<f32>>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<complex<f32>>)
    %v0 = stablehlo.real %r : (tensor<complex<f32>>) -> tensor<f32>
    %v1 = stablehlo.convert %v0 : (tensor<f32>) -> tensor<f64>
    %v2 = stablehlo.constant dense<0.3535619080066681> : tensor<f64>
    %v3 = stablehlo.constant dense<0.35354486107826233> : tensor<f64>
    %v4 = stablehlo.compare GE, %v1, %v3, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v5 = stablehlo.compare LE, %v1, %v2, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v6 = stablehlo.and %v4, %v5 : tensor<i1>
    check.expect_eq_const %v6, dense<true> : tensor<i1>
    %v7 = stablehlo.imag %r : (tensor<complex<f32>>) -> tensor<f32>
    %v8 = stablehlo.convert %v7 : (tensor<f32>) -> tensor<f64>
    %v9 = stablehlo.constant dense<1.0606685876846313> : tensor<f64>
    %v10 = stablehlo.constant dense<1.0606516599655151> : tensor<f64>
    %v11 = stablehlo.compare GE, %v8, %v10, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v12 = stablehlo.compare LE, %v8, %v9, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v13 = stablehlo.and %v11, %v12 : tensor<i1>
    check.expect_eq_const %v13, dense<true> : tensor<i1>
    func.return
  }
}
