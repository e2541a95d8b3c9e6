// RUN: stablehlo-translate --interpret %s --args='[dense<[[1.25], [0.0], [0.25], [0.75]]> : tensor<4x1xbf16>]'
// RUN: : @program
// custom_call.ProductOfElementaryHouseholderReflectors on bf16, exact values
//   B: rank 1
//   m: 1
//   n: low + 1
//   n: high
//   k: low + 1
//   k: high
//   E: bf16
// legal 0 0: [[-0.6015625,0.1015625],[0.84375,1.15625],[0.5546875,0.9453125],[-0.0234375,0.5234375]]

module {
func.func @program(%arg0: tensor<4x1xbf16>) -> tensor<4x1x1xbf16> {
  %0 = stablehlo.constant dense<[[[-1.0]], [[-0.25]], [[-0.75]], [[-0.5]]]> : tensor<4x1x1xbf16>
  %1 = stablehlo.custom_call @ProductOfElementaryHouseholderReflectors(%0, %arg0) : (tensor<4x1x1xbf16>, tensor<4x1xbf16>) -> tensor<4x1x1xbf16>
  return %1 : tensor<4x1x1xbf16>
}

  func.func @main(%input0: tensor<4x1xbf16>) {
    %r = func.call @program(%input0) : (tensor<4x1xbf16>) -> (tensor<4x1x1xbf16>)
    %v0 = stablehlo.convert %r : (tensor<4x1x1xbf16>) -> tensor<4x1x1xf64>
    %v1 = stablehlo.constant dense<[[[0.1015625]], [[1.15625]], [[0.9453125]], [[0.5234375]]]> : tensor<4x1x1xf64>
    %v2 = stablehlo.constant dense<[[[-0.6015625]], [[0.84375]], [[0.5546875]], [[-0.0234375]]]> : tensor<4x1x1xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<4x1x1xf64>, tensor<4x1x1xf64>) -> tensor<4x1x1xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<4x1x1xf64>, tensor<4x1x1xf64>) -> tensor<4x1x1xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<4x1x1xi1>
    check.expect_eq_const %v5, dense<true> : tensor<4x1x1xi1>
    func.return
  }
}
