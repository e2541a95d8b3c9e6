// RUN: stablehlo-translate --interpret %s --args='[dense<[-2.0, -4.0, -4.0, 2.0, -2.0]> : tensor<5xf8E3M4>]'
// RUN: : @program
// stablehlo.exponential on f8E3M4, exact values
//   S: rank 1
//   E: f8E3M4
//   mode: HIGHEST
//   atol: 0 (otherwise)
//   rtol: 0 (otherwise)
//   ulps: low (otherwise)
// legal 0 0: [0.140625,0.015625,0.015625,7.5,0.140625]

module {
func.func @program(%arg0: tensor<5xf8E3M4>) -> tensor<5xf8E3M4> {
  %0 = stablehlo.exponential %arg0 {result_accuracy = #stablehlo.result_accuracy<atol = 0.0, rtol = 0.0, ulps = 0, mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<5xf8E3M4>
  return %0 : tensor<5xf8E3M4>
}

  func.func @main(%input0: tensor<5xf8E3M4>) {
    %r = func.call @program(%input0) : (tensor<5xf8E3M4>) -> (tensor<5xf8E3M4>)
    %v0 = stablehlo.convert %r : (tensor<5xf8E3M4>) -> tensor<5xf64>
    check.expect_eq_const %v0, dense<[0.140625, 0.015625, 0.015625, 7.5, 0.140625]> : tensor<5xf64>
    func.return
  }
}
