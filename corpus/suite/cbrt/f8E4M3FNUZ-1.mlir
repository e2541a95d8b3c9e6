// RUN: stablehlo-translate --interpret %s --args='[dense<[0.0, -1.0, 0.25]> : tensor<3xf8E4M3FNUZ>]'
// RUN: : @program
// stablehlo.cbrt on f8E4M3FNUZ, exact values
//   S: rank 1
//   E: f8E4M3FNUZ
//   mode: TOLERANCE
//   atol: positive
//   rtol: 0
//   ulps: low
// legal 0 0: [[-0.0009765625,0.0009765625],[-1.125,-0.875],[0.625,0.6875]]

module {
func.func @program(%arg0: tensor<3xf8E4M3FNUZ>) -> tensor<3xf8E4M3FNUZ> {
  %0 = stablehlo.cbrt %arg0 {result_accuracy = #stablehlo.result_accuracy<atol = 0.0009765625, rtol = 0.0, ulps = 0, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<3xf8E4M3FNUZ>
  return %0 : tensor<3xf8E4M3FNUZ>
}

  func.func @main(%input0: tensor<3xf8E4M3FNUZ>) {
    %r = func.call @program(%input0) : (tensor<3xf8E4M3FNUZ>) -> (tensor<3xf8E4M3FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<3xf8E4M3FNUZ>) -> tensor<3xf64>
    %v1 = stablehlo.constant dense<[0.0009765625, -0.875, 0.6875]> : tensor<3xf64>
    %v2 = stablehlo.constant dense<[-0.0009765625, -1.125, 0.625]> : tensor<3xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<3xi1>
    check.expect_eq_const %v5, dense<true> : tensor<3xi1>
    func.return
  }
}
