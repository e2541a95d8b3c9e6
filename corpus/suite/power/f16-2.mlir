// RUN: stablehlo-translate --interpret %s --args='[dense<[[-1.0556641, 0.35595703]]> : tensor<1x2xf16>]'
// RUN: : @program
// stablehlo.power on f16, envelope values
//   S: rank 2
//   S: has 1
//   E: f16
// legal 0 0: ["nan",[0.1553955078125,0.15625]]

module {
func.func @program(%arg0: tensor<1x2xf16>) -> tensor<1x2xf16> {
  %0 = stablehlo.constant dense<[[-0.9916992, 1.7998047]]> : tensor<1x2xf16>
  %1 = stablehlo.power %arg0, %0 : tensor<1x2xf16>
  return %1 : tensor<1x2xf16>
}

  func.func @main(%input0: tensor<1x2xf16>) {
    %r = func.call @program(%input0) : (tensor<1x2xf16>) -> (tensor<1x2xf16>)
    %v0 = stablehlo.convert %r : (tensor<1x2xf16>) -> tensor<1x2xf64>
    %v1 = stablehlo.constant dense<[[0xFFF0000000000000, 0.15625]]> : tensor<1x2xf64>
    %v2 = stablehlo.constant dense<[[0x7FF0000000000000, 0.1553955078125]]> : tensor<1x2xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<1x2xf64>, tensor<1x2xf64>) -> tensor<1x2xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<1x2xf64>, tensor<1x2xf64>) -> tensor<1x2xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<1x2xi1>
    %v6 = stablehlo.constant dense<[[true, false]]> : tensor<1x2xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<1x2xf64>, tensor<1x2xf64>) -> tensor<1x2xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<1x2xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<1x2xi1>
    check.expect_eq_const %v9, dense<true> : tensor<1x2xi1>
    func.return
  }
}
