// RUN: stablehlo-translate --interpret %s --args='[dense<[-2.25, 1.0]> : tensor<2xf6E2M3FN>]'
// RUN: : @program
// stablehlo.exponential_minus_one on f6E2M3FN, envelope values
//   S: rank 1
//   E: f6E2M3FN
//   mode: TOLERANCE
//   atol: positive
//   rtol: positive
// legal 0 0: [[-1.125,-0.625],[1.125,2.25]]

module {
func.func @program(%arg0: tensor<2xf6E2M3FN>) -> tensor<2xf6E2M3FN> {
  %0 = stablehlo.exponential_minus_one %arg0 {result_accuracy = #stablehlo.result_accuracy<atol = 0.0009765625, rtol = 0.0009765625, ulps = 3, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<2xf6E2M3FN>
  return %0 : tensor<2xf6E2M3FN>
}

  func.func @main(%input0: tensor<2xf6E2M3FN>) {
    %r = func.call @program(%input0) : (tensor<2xf6E2M3FN>) -> (tensor<2xf6E2M3FN>)
    %v0 = stablehlo.convert %r : (tensor<2xf6E2M3FN>) -> tensor<2xf64>
    %v1 = stablehlo.constant dense<[-0.625, 2.25]> : tensor<2xf64>
    %v2 = stablehlo.constant dense<[-1.125, 1.125]> : tensor<2xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<2xi1>
    check.expect_eq_const %v5, dense<true> : tensor<2xi1>
    func.return
  }
}
