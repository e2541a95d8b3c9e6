// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[[[0.2675838895745026, -7.515239994105501, -3.858246256908243, 0.0, -1.0]]]]> : tensor<1x1x1x5xf64>]'
// RUN: : @program
// chlo.acos on f64, special values
//   S: rank 3+
//   S: has 1
//   E: f64
// legal 0 0: [[1.2999117209592026,1.2999117209592046],"nan","nan",[1.5707963267948957,1.5707963267948977],[3.1415926535897913,3.1415926535897953]]

module {
func.func @program(%arg0: tensor<1x1x1x5xf64>) -> tensor<1x1x1x5xf64> {
  %0 = chlo.acos %arg0 : tensor<1x1x1x5xf64> -> tensor<1x1x1x5xf64>
  return %0 : tensor<1x1x1x5xf64>
}

  func.func @main(%input0: tensor<1x1x1x5xf64>) {
    %r = func.call @program(%input0) : (tensor<1x1x1x5xf64>) -> (tensor<1x1x1x5xf64>)
    %v0 = stablehlo.constant dense<[[[[1.2999117209592046, 0xFFF0000000000000, 0xFFF0000000000000, 1.5707963267948977, 3.1415926535897953]]]]> : tensor<1x1x1x5xf64>
    %v1 = stablehlo.constant dense<[[[[1.2999117209592026, 0x7FF0000000000000, 0x7FF0000000000000, 1.5707963267948957, 3.1415926535897913]]]]> : tensor<1x1x1x5xf64>
    %v2 = stablehlo.compare GE, %r, %v1, FLOAT : (tensor<1x1x1x5xf64>, tensor<1x1x1x5xf64>) -> tensor<1x1x1x5xi1>
    %v3 = stablehlo.compare LE, %r, %v0, FLOAT : (tensor<1x1x1x5xf64>, tensor<1x1x1x5xf64>) -> tensor<1x1x1x5xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<1x1x1x5xi1>
    %v5 = stablehlo.constant dense<[[[[false, true, true, false, false]]]]> : tensor<1x1x1x5xi1>
    %v6 = stablehlo.compare NE, %r, %r, FLOAT : (tensor<1x1x1x5xf64>, tensor<1x1x1x5xf64>) -> tensor<1x1x1x5xi1>
    %v7 = stablehlo.and %v6, %v5 : tensor<1x1x1x5xi1>
    %v8 = stablehlo.or %v4, %v7 : tensor<1x1x1x5xi1>
    check.expect_eq_const %v8, dense<true> : tensor<1x1x1x5xi1>
    func.return
  }
}
