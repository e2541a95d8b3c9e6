// RUN: stablehlo-translate --interpret %s --args='[dense<[-30.0]> : tensor<1xf8E4M3B11FNUZ>]'
// RUN: : @program
// stablehlo.tanh on f8E4M3B11FNUZ, special values
//   S: rank 1
//   S: has 1
//   E: f8E4M3B11FNUZ
//   mode: TOLERANCE
//   atol: positive
//   rtol: 0
//   ulps: low + 1
// legal 0 0: [[-2.0,0.1171875]]

module {
func.func @program(%arg0: tensor<1xf8E4M3B11FNUZ>) -> tensor<1xf8E4M3B11FNUZ> {
  %0 = stablehlo.tanh %arg0 {result_accuracy = #stablehlo.result_accuracy<atol = 1.0, rtol = 0.0, ulps = 1, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<1xf8E4M3B11FNUZ>
  return %0 : tensor<1xf8E4M3B11FNUZ>
}

  func.func @main(%input0: tensor<1xf8E4M3B11FNUZ>) {
    %r = func.call @program(%input0) : (tensor<1xf8E4M3B11FNUZ>) -> (tensor<1xf8E4M3B11FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<1xf8E4M3B11FNUZ>) -> tensor<1xf64>
    %v1 = stablehlo.constant dense<0.1171875> : tensor<1xf64>
    %v2 = stablehlo.constant dense<-2.0> : tensor<1xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<1xi1>
    check.expect_eq_const %v5, dense<true> : tensor<1xi1>
    func.return
  }
}
