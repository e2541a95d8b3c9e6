// RUN: stablehlo-translate --interpret %s --args='[dense<[1.5]> : tensor<1xf64>]'
// RUN: : @program
// stablehlo.sine on f64, exact values
//   S: rank 1
//   S: has 1
//   E: f64
//   mode: HIGHEST
//   atol: 0 (otherwise)
//   rtol: 0 (otherwise)
//   ulps: low (otherwise)
// legal 0 0: [[0.9974949866040539,0.9974949866040549]]

module {
func.func @program(%arg0: tensor<1xf64>) -> tensor<1xf64> {
  %0 = stablehlo.sine %arg0 {result_accuracy = #stablehlo.result_accuracy<atol = 0.0, rtol = 0.0, ulps = 0, mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<1xf64>
  return %0 : tensor<1xf64>
}

  func.func @main(%input0: tensor<1xf64>) {
    %r = func.call @program(%input0) : (tensor<1xf64>) -> (tensor<1xf64>)
    %v0 = stablehlo.constant dense<0.9974949866040549> : tensor<1xf64>
    %v1 = stablehlo.constant dense<0.9974949866040539> : tensor<1xf64>
    %v2 = stablehlo.compare GE, %r, %v1, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v3 = stablehlo.compare LE, %r, %v0, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<1xi1>
    check.expect_eq_const %v4, dense<true> : tensor<1xi1>
    func.return
  }
}
