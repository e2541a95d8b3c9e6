// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.log_plus_one on f8E5M2FNUZ, exact values
//   S: rank 1
//   E: f8E5M2FNUZ
//   mode: DEFAULT
//   atol: 0 (otherwise)
//   rtol: 0 (otherwise)
//   ulps: low (otherwise)
// legal 0 0: [[0.375,0.4375],-0.75,0.75,[0.375,0.4375],0.75]

module {
func.func @program() -> tensor<5xf8E5M2FNUZ> {
  %0 = stablehlo.constant dense<[0.5, -0.5, 1.0, 0.5, 1.0]> : tensor<5xf8E5M2FNUZ>
  %1 = stablehlo.log_plus_one %0 : tensor<5xf8E5M2FNUZ>
  return %1 : tensor<5xf8E5M2FNUZ>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<5xf8E5M2FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<5xf8E5M2FNUZ>) -> tensor<5xf64>
    %v1 = stablehlo.constant dense<[0.4375, -0.75, 0.75, 0.4375, 0.75]> : tensor<5xf64>
    %v2 = stablehlo.constant dense<[0.375, -0.75, 0.75, 0.375, 0.75]> : tensor<5xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<5xi1>
    check.expect_eq_const %v5, dense<true> : tensor<5xi1>
    func.return
  }
}
