// RUN: stablehlo-translate --interpret %s --args='[dense<[1.75, -2.2888184e-05]> : tensor<2xf8E5M2FNUZ>, dense<[4.0, 3.5]> : tensor<2xf8E5M2FNUZ>]'
// RUN: : @program
// stablehlo.minimum on f8E5M2FNUZ, special values
//   S: rank 1
//   E: f8E5M2FNUZ
// legal 0 0: [1.75,{"any of":[-2.288818359375e-05,[0.0,0.0]]}]

module {
func.func @program(%arg0: tensor<2xf8E5M2FNUZ>, %arg1: tensor<2xf8E5M2FNUZ>) -> tensor<2xf8E5M2FNUZ> {
  %0 = stablehlo.minimum %arg0, %arg1 : tensor<2xf8E5M2FNUZ>
  return %0 : tensor<2xf8E5M2FNUZ>
}

  func.func @main(%input0: tensor<2xf8E5M2FNUZ>, %input1: tensor<2xf8E5M2FNUZ>) {
    %r = func.call @program(%input0, %input1) : (tensor<2xf8E5M2FNUZ>, tensor<2xf8E5M2FNUZ>) -> (tensor<2xf8E5M2FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<2xf8E5M2FNUZ>) -> tensor<2xf64>
    %v1 = stablehlo.constant dense<[1.75, 0.0]> : tensor<2xf64>
    %v2 = stablehlo.constant dense<[1.75, -2.288818359375e-05]> : tensor<2xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<2xi1>
    %v6 = stablehlo.constant dense<[1.75, -2.288818359375e-05]> : tensor<2xf64>
    %v7 = stablehlo.compare LE, %v0, %v6, FLOAT : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %v8 = stablehlo.constant dense<[1.75, 0.0]> : tensor<2xf64>
    %v9 = stablehlo.compare GE, %v0, %v8, FLOAT : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %v10 = stablehlo.or %v7, %v9 : tensor<2xi1>
    %v11 = stablehlo.and %v5, %v10 : tensor<2xi1>
    check.expect_eq_const %v11, dense<true> : tensor<2xi1>
    func.return
  }
}
