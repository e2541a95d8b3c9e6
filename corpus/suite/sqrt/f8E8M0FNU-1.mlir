// RUN: stablehlo-translate --interpret %s --args='[dense<[4.0, 8.0, 1.0, 8.0, 4.0]> : tensor<5xf8E8M0FNU>]'
// RUN: : @program
// stablehlo.sqrt on f8E8M0FNU, exact values
//   S: rank 1
//   E: f8E8M0FNU
//   mode: HIGHEST
//   atol: 0 (otherwise)
//   rtol: 0 (otherwise)
//   ulps: low (otherwise)
// legal 0 0: [2.0,[1.0,4.0],1.0,[1.0,4.0],2.0]

module {
func.func @program(%arg0: tensor<5xf8E8M0FNU>) -> tensor<5xf8E8M0FNU> {
  %0 = stablehlo.sqrt %arg0 {result_accuracy = #stablehlo.result_accuracy<atol = 0.0, rtol = 0.0, ulps = 0, mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<5xf8E8M0FNU>
  return %0 : tensor<5xf8E8M0FNU>
}

  func.func @main(%input0: tensor<5xf8E8M0FNU>) {
    %r = func.call @program(%input0) : (tensor<5xf8E8M0FNU>) -> (tensor<5xf8E8M0FNU>)
    %v0 = stablehlo.convert %r : (tensor<5xf8E8M0FNU>) -> tensor<5xf64>
    %v1 = stablehlo.constant dense<[2.0, 4.0, 1.0, 4.0, 2.0]> : tensor<5xf64>
    %v2 = stablehlo.constant dense<[2.0, 1.0, 1.0, 1.0, 2.0]> : tensor<5xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<5xi1>
    check.expect_eq_const %v5, dense<true> : tensor<5xi1>
    func.return
  }
}
