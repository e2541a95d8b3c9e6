// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[0x80, 0.28125, -0.9375]> : tensor<3xf8E4M3FNUZ>]'
// RUN: : @program
// chlo.atanh on f8E4M3FNUZ, special values
//   S: rank 1
//   E: f8E4M3FNUZ
// legal 0 0: ["nan",0.28125,-1.75]

module {
func.func @program(%arg0: tensor<3xf8E4M3FNUZ>) -> tensor<3xf8E4M3FNUZ> {
  %0 = chlo.atanh %arg0 : tensor<3xf8E4M3FNUZ> -> tensor<3xf8E4M3FNUZ>
  return %0 : tensor<3xf8E4M3FNUZ>
}

  func.func @main(%input0: tensor<3xf8E4M3FNUZ>) {
    %r = func.call @program(%input0) : (tensor<3xf8E4M3FNUZ>) -> (tensor<3xf8E4M3FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<3xf8E4M3FNUZ>) -> tensor<3xf64>
    %v1 = stablehlo.constant dense<[0xFFF0000000000000, 0.28125, -1.75]> : tensor<3xf64>
    %v2 = stablehlo.constant dense<[0x7FF0000000000000, 0.28125, -1.75]> : tensor<3xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<3xi1>
    %v6 = stablehlo.constant dense<[true, false, false]> : tensor<3xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<3xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<3xi1>
    check.expect_eq_const %v9, dense<true> : tensor<3xi1>
    func.return
  }
}
