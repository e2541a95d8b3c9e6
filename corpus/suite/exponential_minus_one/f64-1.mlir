// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.exponential_minus_one on f64, special values
//   S: rank 1
//   E: f64
//   mode: TOLERANCE
//   atol: positive
//   rtol: positive
//   ulps: low + 1
// legal 0 0: [[-0.5,0.5],[-1.8963616764868232,0.6321205588297076],[-2.967004380190306,0.9890014600646347]]

module {
func.func @program() -> tensor<3xf64> {
  %0 = stablehlo.constant dense<[0.0, -1.0, -4.509992747978624]> : tensor<3xf64>
  %1 = stablehlo.exponential_minus_one %0 {result_accuracy = #stablehlo.result_accuracy<atol = 0.5, rtol = 2.0, ulps = 1, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<3xf64>
  return %1 : tensor<3xf64>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<3xf64>)
    %v0 = stablehlo.constant dense<[0.5, 0.6321205588297076, 0.9890014600646347]> : tensor<3xf64>
    %v1 = stablehlo.constant dense<[-0.5, -1.8963616764868232, -2.967004380190306]> : tensor<3xf64>
    %v2 = stablehlo.compare GE, %r, %v1, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
    %v3 = stablehlo.compare LE, %r, %v0, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<3xi1>
    check.expect_eq_const %v4, dense<true> : tensor<3xi1>
    func.return
  }
}
