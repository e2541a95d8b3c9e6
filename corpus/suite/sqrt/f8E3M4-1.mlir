// RUN: stablehlo-translate --interpret %s --args='[dense<[1.3125]> : tensor<1xf8E3M4>]'
// RUN: : @program
// stablehlo.sqrt on f8E3M4, special values
//   S: rank 1
//   S: has 1
//   E: f8E3M4
//   mode: DEFAULT
//   atol: 0 (otherwise)
//   rtol: 0 (otherwise)
//   ulps: low (otherwise)
// legal 0 0: [[1.0625,1.1875]]

module {
func.func @program(%arg0: tensor<1xf8E3M4>) -> tensor<1xf8E3M4> {
  %0 = stablehlo.sqrt %arg0 : tensor<1xf8E3M4>
  return %0 : tensor<1xf8E3M4>
}

  func.func @main(%input0: tensor<1xf8E3M4>) {
    %r = func.call @program(%input0) : (tensor<1xf8E3M4>) -> (tensor<1xf8E3M4>)
    %v0 = stablehlo.convert %r : (tensor<1xf8E3M4>) -> tensor<1xf64>
    %v1 = stablehlo.constant dense<1.1875> : tensor<1xf64>
    %v2 = stablehlo.constant dense<1.0625> : tensor<1xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<1xi1>
    check.expect_eq_const %v5, dense<true> : tensor<1xi1>
    func.return
  }
}
