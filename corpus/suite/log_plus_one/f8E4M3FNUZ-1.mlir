// RUN: stablehlo-translate --interpret %s --args='[dense<240.0> : tensor<f8E4M3FNUZ>]'
// RUN: : @program
// stablehlo.log_plus_one on f8E4M3FNUZ, special values
//   S: rank 0
//   E: f8E4M3FNUZ
//   mode: TOLERANCE
//   atol: 0
//   rtol: positive
//   ulps: low
// legal 0 0: [[2.75,8.0]]

module {
func.func @program(%arg0: tensor<f8E4M3FNUZ>) -> tensor<f8E4M3FNUZ> {
  %0 = stablehlo.log_plus_one %arg0 {result_accuracy = #stablehlo.result_accuracy<atol = 0.0, rtol = 0.5, ulps = 0, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<f8E4M3FNUZ>
  return %0 : tensor<f8E4M3FNUZ>
}

  func.func @main(%input0: tensor<f8E4M3FNUZ>) {
    %r = func.call @program(%input0) : (tensor<f8E4M3FNUZ>) -> (tensor<f8E4M3FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<f8E4M3FNUZ>) -> tensor<f64>
    %v1 = stablehlo.constant dense<8.0> : tensor<f64>
    %v2 = stablehlo.constant dense<2.75> : tensor<f64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v5 = stablehlo.and %v3, %v4 : tensor<i1>
    check.expect_eq_const %v5, dense<true> : tensor<i1>
    func.return
  }
}
