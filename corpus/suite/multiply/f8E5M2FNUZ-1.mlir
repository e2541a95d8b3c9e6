// RUN: stablehlo-translate --interpret %s --args='[dense<[1.5, -1.0, 57344.0, 7.0]> : tensor<4xf8E5M2FNUZ>]'
// RUN: : @program
// stablehlo.multiply on f8E5M2FNUZ, special values
//   S: rank 1
//   E: f8E5M2FNUZ
// legal 0 0: [2.0,1.0,{"any of":[57344.0,"nan"]},48.0]

module {
func.func @program(%arg0: tensor<4xf8E5M2FNUZ>) -> tensor<4xf8E5M2FNUZ> {
  %0 = stablehlo.multiply %arg0, %arg0 : tensor<4xf8E5M2FNUZ>
  return %0 : tensor<4xf8E5M2FNUZ>
}

  func.func @main(%input0: tensor<4xf8E5M2FNUZ>) {
    %r = func.call @program(%input0) : (tensor<4xf8E5M2FNUZ>) -> (tensor<4xf8E5M2FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<4xf8E5M2FNUZ>) -> tensor<4xf64>
    %v1 = stablehlo.constant dense<[2.0, 1.0, 57344.0, 48.0]> : tensor<4xf64>
    %v2 = stablehlo.constant dense<[2.0, 1.0, 57344.0, 48.0]> : tensor<4xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<4xi1>
    %v6 = stablehlo.constant dense<[false, false, true, false]> : tensor<4xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<4xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<4xi1>
    check.expect_eq_const %v9, dense<true> : tensor<4xi1>
    func.return
  }
}
