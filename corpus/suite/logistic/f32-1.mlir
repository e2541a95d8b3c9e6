// RUN: stablehlo-translate --interpret %s --args='[dense<[-0.75]> : tensor<1xf32>]'
// RUN: : @program
// stablehlo.logistic on f32, exact values
//   S: rank 1
//   S: has 1
//   E: f32
//   mode: DEFAULT
//   atol: 0 (otherwise)
//   rtol: 0 (otherwise)
//   ulps: low (otherwise)
// legal 0 0: [[0.320821076631546,0.32082152366638184]]

module {
func.func @program(%arg0: tensor<1xf32>) -> tensor<1xf32> {
  %0 = stablehlo.logistic %arg0 : tensor<1xf32>
  return %0 : tensor<1xf32>
}

  func.func @main(%input0: tensor<1xf32>) {
    %r = func.call @program(%input0) : (tensor<1xf32>) -> (tensor<1xf32>)
    %v0 = stablehlo.convert %r : (tensor<1xf32>) -> tensor<1xf64>
    %v1 = stablehlo.constant dense<0.32082152366638184> : tensor<1xf64>
    %v2 = stablehlo.constant dense<0.320821076631546> : tensor<1xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<1xi1>
    check.expect_eq_const %v5, dense<true> : tensor<1xi1>
    func.return
  }
}
