// RUN: stablehlo-translate --interpret %s --args='[dense<[[3.5]]> : tensor<1x1xf32>]'
// RUN: : @program
// stablehlo.cbrt on f32, exact values
//   S: rank 2
//   S: has 1
//   E: f32
//   mode: DEFAULT
//   atol: 0 (otherwise)
//   rtol: 0 (otherwise)
//   ulps: low (otherwise)
// legal 0 0: [[1.518294334411621,1.5182946920394897]]

module {
func.func @program(%arg0: tensor<1x1xf32>) -> tensor<1x1xf32> {
  %0 = stablehlo.cbrt %arg0 : tensor<1x1xf32>
  return %0 : tensor<1x1xf32>
}

  func.func @main(%input0: tensor<1x1xf32>) {
    %r = func.call @program(%input0) : (tensor<1x1xf32>) -> (tensor<1x1xf32>)
    %v0 = stablehlo.convert %r : (tensor<1x1xf32>) -> tensor<1x1xf64>
    %v1 = stablehlo.constant dense<1.5182946920394897> : tensor<1x1xf64>
    %v2 = stablehlo.constant dense<1.518294334411621> : tensor<1x1xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<1x1xf64>, tensor<1x1xf64>) -> tensor<1x1xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<1x1xf64>, tensor<1x1xf64>) -> tensor<1x1xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<1x1xi1>
    check.expect_eq_const %v5, dense<true> : tensor<1x1xi1>
    func.return
  }
}
