// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[]'
// RUN: : @program
// chlo.cosh on f8E4M3FNUZ, exact values
//   S: rank 1
//   E: f8E4M3FNUZ
// legal 0 0: [[0.9375,1.0],10.0]

module {
func.func @program() -> tensor<2xf8E4M3FNUZ> {
  %0 = stablehlo.constant dense<[0.0, 3.0]> : tensor<2xf8E4M3FNUZ>
  %1 = chlo.cosh %0 : tensor<2xf8E4M3FNUZ> -> tensor<2xf8E4M3FNUZ>
  return %1 : tensor<2xf8E4M3FNUZ>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<2xf8E4M3FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<2xf8E4M3FNUZ>) -> tensor<2xf64>
    %v1 = stablehlo.constant dense<[1.0, 10.0]> : tensor<2xf64>
    %v2 = stablehlo.constant dense<[0.9375, 10.0]> : tensor<2xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<2xi1>
    check.expect_eq_const %v5, dense<true> : tensor<2xi1>
    func.return
  }
}
