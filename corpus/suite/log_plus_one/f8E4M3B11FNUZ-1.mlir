// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.log_plus_one on f8E4M3B11FNUZ, exact values
//   S: rank 1
//   E: f8E4M3B11FNUZ
//   mode: DEFAULT
//   atol: 0 (otherwise)
//   rtol: 0 (otherwise)
//   ulps: low (otherwise)
// legal 0 0: [0.6875,0.9375,"nan",0.6875,0.9375]

module {
func.func @program() -> tensor<5xf8E4M3B11FNUZ> {
  %0 = stablehlo.constant dense<[1.0, 1.5, -1.5, 1.0, 1.5]> : tensor<5xf8E4M3B11FNUZ>
  %1 = stablehlo.log_plus_one %0 : tensor<5xf8E4M3B11FNUZ>
  return %1 : tensor<5xf8E4M3B11FNUZ>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<5xf8E4M3B11FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<5xf8E4M3B11FNUZ>) -> tensor<5xf64>
    %v1 = stablehlo.constant dense<[0.6875, 0.9375, 0xFFF0000000000000, 0.6875, 0.9375]> : tensor<5xf64>
    %v2 = stablehlo.constant dense<[0.6875, 0.9375, 0x7FF0000000000000, 0.6875, 0.9375]> : tensor<5xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<5xi1>
    %v6 = stablehlo.constant dense<[false, false, true, false, false]> : tensor<5xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<5xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<5xi1>
    check.expect_eq_const %v9, dense<true> : tensor<5xi1>
    func.return
  }
}
