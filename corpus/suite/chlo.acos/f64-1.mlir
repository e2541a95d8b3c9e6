// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[[[-1.5, -0.5, 1.5]]]]> : tensor<1x1x1x3xf64>]'
// RUN: : @program
// chlo.acos on f64, exact values
//   S: rank 3+
//   S: has 1
//   E: f64
// legal 0 0: ["nan",[2.0943951023931935,2.0943951023931975],"nan"]

module {
func.func @program(%arg0: tensor<1x1x1x3xf64>) -> tensor<1x1x1x3xf64> {
  %0 = chlo.acos %arg0 : tensor<1x1x1x3xf64> -> tensor<1x1x1x3xf64>
  return %0 : tensor<1x1x1x3xf64>
}

  func.func @main(%input0: tensor<1x1x1x3xf64>) {
    %r = func.call @program(%input0) : (tensor<1x1x1x3xf64>) -> (tensor<1x1x1x3xf64>)
    %v0 = stablehlo.constant dense<[[[[0xFFF0000000000000, 2.0943951023931975, 0xFFF0000000000000]]]]> : tensor<1x1x1x3xf64>
    %v1 = stablehlo.constant dense<[[[[0x7FF0000000000000, 2.0943951023931935, 0x7FF0000000000000]]]]> : tensor<1x1x1x3xf64>
    %v2 = stablehlo.compare GE, %r, %v1, FLOAT : (tensor<1x1x1x3xf64>, tensor<1x1x1x3xf64>) -> tensor<1x1x1x3xi1>
    %v3 = stablehlo.compare LE, %r, %v0, FLOAT : (tensor<1x1x1x3xf64>, tensor<1x1x1x3xf64>) -> tensor<1x1x1x3xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<1x1x1x3xi1>
    %v5 = stablehlo.constant dense<[[[[true, false, true]]]]> : tensor<1x1x1x3xi1>
    %v6 = stablehlo.compare NE, %r, %r, FLOAT : (tensor<1x1x1x3xf64>, tensor<1x1x1x3xf64>) -> tensor<1x1x1x3xi1>
    %v7 = stablehlo.and %v6, %v5 : tensor<1x1x1x3xi1>
    %v8 = stablehlo.or %v4, %v7 : tensor<1x1x1x3xi1>
    check.expect_eq_const %v8, dense<true> : tensor<1x1x1x3xi1>
    func.return
  }
}
