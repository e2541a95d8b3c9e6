// RUN: stablehlo-translate --interpret %s --args='[dense<1.5> : tensor<bf16>]'
// RUN: : @program
// stablehlo.dynamic_reshape on bf16, exact values
//   S: rank 0
//   T: more axes
//   E: bf16
//   I: i32
// legal 0 0: [1.5]

module {
func.func @program(%arg0: tensor<bf16>) -> tensor<1x1x1x1xbf16> {
  %0 = stablehlo.constant dense<[1, 1, 1, 1]> : tensor<4xi32>
  %1 = stablehlo.dynamic_reshape %arg0, %0 : (tensor<bf16>, tensor<4xi32>) -> tensor<1x1x1x1xbf16>
  return %1 : tensor<1x1x1x1xbf16>
}

  func.func @main(%input0: tensor<bf16>) {
    %r = func.call @program(%input0) : (tensor<bf16>) -> (tensor<1x1x1x1xbf16>)
    %v0 = stablehlo.convert %r : (tensor<1x1x1x1xbf16>) -> tensor<1x1x1x1xf64>
    check.expect_eq_const %v0, dense<1.5> : tensor<1x1x1x1xf64>
    func.return
  }
}
