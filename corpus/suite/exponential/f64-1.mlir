// RUN: stablehlo-translate --interpret %s --args='[dense<0.75> : tensor<f64>]'
// RUN: : @program
// stablehlo.exponential on f64, exact values
//   S: rank 0
//   E: f64
//   mode: TOLERANCE
//   atol: positive
//   rtol: positive
//   ulps: low + 1
// legal 0 0: [[-2.1170000166165264,6.3510000498418755]]

module {
func.func @program(%arg0: tensor<f64>) -> tensor<f64> {
  %0 = stablehlo.exponential %arg0 {result_accuracy = #stablehlo.result_accuracy<atol = 0.5, rtol = 2.0, ulps = 1, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<f64>
  return %0 : tensor<f64>
}

  func.func @main(%input0: tensor<f64>) {
    %r = func.call @program(%input0) : (tensor<f64>) -> (tensor<f64>)
    %v0 = stablehlo.constant dense<6.3510000498418755> : tensor<f64>
    %v1 = stablehlo.constant dense<-2.1170000166165264> : tensor<f64>
    %v2 = stablehlo.compare GE, %r, %v1, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v3 = stablehlo.compare LE, %r, %v0, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v4 = stablehlo.and %v2, %v3 : tensor<i1>
    check.expect_eq_const %v4, dense<true> : tensor<i1>
    func.return
  }
}
