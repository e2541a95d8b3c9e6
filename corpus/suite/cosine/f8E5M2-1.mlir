// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.cosine on f8E5M2, special values
//   S: rank 1
//   E: f8E5M2
//   mode: HIGHEST
//   atol: 0 (otherwise)
//   rtol: 0 (otherwise)
//   ulps: low (otherwise)
// legal 0 0: [[-1.0,-0.875],[0.75,0.875]]

module {
func.func @program() -> tensor<2xf8E5M2> {
  %0 = stablehlo.constant dense<[-3.5, -0.625]> : tensor<2xf8E5M2>
  %1 = stablehlo.cosine %0 {result_accuracy = #stablehlo.result_accuracy<atol = 0.0, rtol = 0.0, ulps = 0, mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<2xf8E5M2>
  return %1 : tensor<2xf8E5M2>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<2xf8E5M2>)
    %v0 = stablehlo.convert %r : (tensor<2xf8E5M2>) -> tensor<2xf64>
    %v1 = stablehlo.constant dense<[-0.875, 0.875]> : tensor<2xf64>
    %v2 = stablehlo.constant dense<[-1.0, 0.75]> : tensor<2xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<2xi1>
    check.expect_eq_const %v5, dense<true> : tensor<2xi1>
    func.return
  }
}
