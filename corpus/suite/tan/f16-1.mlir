// RUN: stablehlo-translate --interpret %s --args='[dense<6.097555e-05> : tensor<f16>]'
// RUN: : @program
// stablehlo.tan on f16, special values
//   S: rank 0
//   E: f16
//   mode: HIGHEST
//   atol: 0 (otherwise)
//   rtol: 0 (otherwise)
//   ulps: low (otherwise)
// legal 0 0: [{"any of":[0.0,[6.085634231567383e-05,6.109476089477539e-05]]}]

module {
func.func @program(%arg0: tensor<f16>) -> tensor<f16> {
  %0 = stablehlo.tan %arg0 {result_accuracy = #stablehlo.result_accuracy<atol = 0.0, rtol = 0.0, ulps = 0, mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<f16>
  return %0 : tensor<f16>
}

  func.func @main(%input0: tensor<f16>) {
    %r = func.call @program(%input0) : (tensor<f16>) -> (tensor<f16>)
    %v0 = stablehlo.convert %r : (tensor<f16>) -> tensor<f64>
    %v1 = stablehlo.constant dense<6.109476089477539e-05> : tensor<f64>
    %v2 = stablehlo.constant dense<0.0> : tensor<f64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v5 = stablehlo.and %v3, %v4 : tensor<i1>
    %v6 = stablehlo.constant dense<0.0> : tensor<f64>
    %v7 = stablehlo.compare LE, %v0, %v6, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v8 = stablehlo.constant dense<6.085634231567383e-05> : tensor<f64>
    %v9 = stablehlo.compare GE, %v0, %v8, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v10 = stablehlo.or %v7, %v9 : tensor<i1>
    %v11 = stablehlo.and %v5, %v10 : tensor<i1>
    check.expect_eq_const %v11, dense<true> : tensor<i1>
    func.return
  }
}
