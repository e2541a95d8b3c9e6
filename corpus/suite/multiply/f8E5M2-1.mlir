// RUN: stablehlo-translate --interpret %s --args='[dense<[1.25, 0x7C]> : tensor<2xf8E5M2>]'
// RUN: : @program
// stablehlo.multiply on f8E5M2, special values
//   S: rank 1
//   E: f8E5M2
// legal 0 0: [-0.5,"inf"]

module {
func.func @program(%arg0: tensor<2xf8E5M2>) -> tensor<2xf8E5M2> {
  %0 = stablehlo.constant dense<[-0.375, 57344.0]> : tensor<2xf8E5M2>
  %1 = stablehlo.multiply %arg0, %0 : tensor<2xf8E5M2>
  return %1 : tensor<2xf8E5M2>
}

  func.func @main(%input0: tensor<2xf8E5M2>) {
    %r = func.call @program(%input0) : (tensor<2xf8E5M2>) -> (tensor<2xf8E5M2>)
    %v0 = stablehlo.convert %r : (tensor<2xf8E5M2>) -> tensor<2xf64>
    %v1 = stablehlo.constant dense<[-0.5, 0xFFF0000000000000]> : tensor<2xf64>
    %v2 = stablehlo.constant dense<[-0.5, 0x7FF0000000000000]> : tensor<2xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<2xi1>
    %v6 = stablehlo.constant dense<[false, true]> : tensor<2xi1>
    %v7 = stablehlo.constant dense<0x7FF0000000000000> : tensor<2xf64>
    %v8 = stablehlo.compare EQ, %v0, %v7, FLOAT : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %v9 = stablehlo.and %v8, %v6 : tensor<2xi1>
    %v10 = stablehlo.or %v5, %v9 : tensor<2xi1>
    check.expect_eq_const %v10, dense<true> : tensor<2xi1>
    func.return
  }
}
