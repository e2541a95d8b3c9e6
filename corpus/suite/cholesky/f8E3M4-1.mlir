// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.cholesky on f8E3M4, exact values
//   B: rank 0
//   n: 1
//   E: f8E3M4
//   lower: true
// legal 0 0: [[1.125,2.875]]

module {
func.func @program() -> tensor<1x1xf8E3M4> {
  %0 = stablehlo.constant dense<[[4.0]]> : tensor<1x1xf8E3M4>
  %1 = stablehlo.cholesky %0, lower = true : tensor<1x1xf8E3M4>
  return %1 : tensor<1x1xf8E3M4>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<1x1xf8E3M4>)
    %v0 = stablehlo.convert %r : (tensor<1x1xf8E3M4>) -> tensor<1x1xf64>
    %v1 = stablehlo.constant dense<2.875> : tensor<1x1xf64>
    %v2 = stablehlo.constant dense<1.125> : tensor<1x1xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<1x1xf64>, tensor<1x1xf64>) -> tensor<1x1xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<1x1xf64>, tensor<1x1xf64>) -> tensor<1x1xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<1x1xi1>
    check.expect_eq_const %v5, dense<true> : tensor<1x1xi1>
    func.return
  }
}
