// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[5.9296875], [4.53125], [-6.203125], [3.828125]]> : tensor<4x1xf16>]'
// RUN: : @program
// chlo.atanh on f16, envelope values
//   S: rank 2
//   S: has 1
//   E: f16
// legal 0 0: ["nan","nan","nan","nan"]

module {
func.func @program(%arg0: tensor<4x1xf16>) -> tensor<4x1xf16> {
  %0 = chlo.atanh %arg0 : tensor<4x1xf16> -> tensor<4x1xf16>
  return %0 : tensor<4x1xf16>
}

  func.func @main(%input0: tensor<4x1xf16>) {
    %r = func.call @program(%input0) : (tensor<4x1xf16>) -> (tensor<4x1xf16>)
    %v0 = stablehlo.convert %r : (tensor<4x1xf16>) -> tensor<4x1xf64>
    %v1 = stablehlo.constant dense<0xFFF0000000000000> : tensor<4x1xf64>
    %v2 = stablehlo.constant dense<0x7FF0000000000000> : tensor<4x1xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<4x1xf64>, tensor<4x1xf64>) -> tensor<4x1xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<4x1xf64>, tensor<4x1xf64>) -> tensor<4x1xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<4x1xi1>
    %v6 = stablehlo.constant dense<true> : tensor<4x1xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<4x1xf64>, tensor<4x1xf64>) -> tensor<4x1xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<4x1xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<4x1xi1>
    check.expect_eq_const %v9, dense<true> : tensor<4x1xi1>
    func.return
  }
}
