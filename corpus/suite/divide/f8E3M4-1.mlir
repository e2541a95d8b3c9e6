// RUN: stablehlo-translate --interpret %s --args='[dense<[2.0]> : tensor<1xf8E3M4>, dense<[3.0]> : tensor<1xf8E3M4>]'
// RUN: : @program
// stablehlo.divide on f8E3M4, exact values
//   S: rank 1
//   S: has 1
//   E: f8E3M4
// legal 0 0: [[0.625,0.6875]]

module {
func.func @program(%arg0: tensor<1xf8E3M4>, %arg1: tensor<1xf8E3M4>) -> tensor<1xf8E3M4> {
  %0 = stablehlo.divide %arg0, %arg1 : tensor<1xf8E3M4>
  return %0 : tensor<1xf8E3M4>
}

  func.func @main(%input0: tensor<1xf8E3M4>, %input1: tensor<1xf8E3M4>) {
    %r = func.call @program(%input0, %input1) : (tensor<1xf8E3M4>, tensor<1xf8E3M4>) -> (tensor<1xf8E3M4>)
    %v0 = stablehlo.convert %r : (tensor<1xf8E3M4>) -> tensor<1xf64>
    %v1 = stablehlo.constant dense<0.6875> : tensor<1xf64>
    %v2 = stablehlo.constant dense<0.625> : tensor<1xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<1xi1>
    check.expect_eq_const %v5, dense<true> : tensor<1xi1>
    func.return
  }
}
