// RUN: stablehlo-translate --interpret %s --args='[dense<[[[5, 7, 4], [9, 1, 2]]]> : tensor<1x2x3xui16>]'
// RUN: : @program
// stablehlo.power on ui16, exact values
//   S: rank 3+
//   S: has 1
//   E: ui16
// legal 0 0: [1,128,256,null,3,9]

module {
func.func @program(%arg0: tensor<1x2x3xui16>) -> tensor<1x2x3xui16> {
  %0 = stablehlo.constant dense<[[[1, 2, 4], [9, 3, 3]]]> : tensor<1x2x3xui16>
  %1 = stablehlo.power %0, %arg0 : tensor<1x2x3xui16>
  return %1 : tensor<1x2x3xui16>
}

  func.func @main(%input0: tensor<1x2x3xui16>) {
    %r = func.call @program(%input0) : (tensor<1x2x3xui16>) -> (tensor<1x2x3xui16>)
    %v0 = stablehlo.constant dense<[[[1, 128, 256], [65535, 3, 9]]]> : tensor<1x2x3xui16>
    %v1 = stablehlo.constant dense<[[[1, 128, 256], [0, 3, 9]]]> : tensor<1x2x3xui16>
    %v2 = stablehlo.compare GE, %r, %v1, UNSIGNED : (tensor<1x2x3xui16>, tensor<1x2x3xui16>) -> tensor<1x2x3xi1>
    %v3 = stablehlo.compare LE, %r, %v0, UNSIGNED : (tensor<1x2x3xui16>, tensor<1x2x3xui16>) -> tensor<1x2x3xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<1x2x3xi1>
    %v5 = stablehlo.constant dense<[[[false, false, false], [true, false, false]]]> : tensor<1x2x3xi1>
    %v6 = stablehlo.or %v4, %v5 : tensor<1x2x3xi1>
    check.expect_eq_const %v6, dense<true> : tensor<1x2x3xi1>
    func.return
  }
}
