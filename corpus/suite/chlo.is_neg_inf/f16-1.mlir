// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[[[-0.50439453], [-6.1035156e-05], [0xFC00]], [[65504.0], [-6.097555e-05], [0x7C00]], [[65504.0], [-2.90625], [6.097555e-05]]], [[[2.4765625], [65504.0], [-5.875]], [[-2.765625], [-65504.0], [-6.1035156e-05]], [[1.9238281], [6.1035156e-05], [0.5]]], [[[0.0], [-5.9604645e-08], [1.5595703]], [[-0.91503906], [-0.0], [65504.0]], [[5.9604645e-08], [5.9604645e-08], [0x7C00]]], [[[-65504.0], [0.2758789], [-0.5]], [[-0.47460938], [0x7C00], [-0.38134766]], [[0x7C00], [3.4667969], [-0.7792969]]], [[[0x7E00], [-1.5664062], [7.8242188]], [[6.097555e-05], [65504.0], [0xFC00]], [[7.890625], [-1.7822266], [3.3476562]]]]> : tensor<5x3x3x1xf16>]'
// RUN: : @program
// chlo.is_neg_inf on f16, special values
//   S: rank 3+
//   S: has 1
//   E: f16
// legal 0 0: [false,false,true,false,[false,true],false,false,false,false,false,false,false,false,false,false,false,false,false,false,[false,true],false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,true,false,false,false]

module {
func.func @program(%arg0: tensor<5x3x3x1xf16>) -> tensor<5x3x3x1xi1> {
  %0 = chlo.is_neg_inf %arg0 : tensor<5x3x3x1xf16> -> tensor<5x3x3x1xi1>
  return %0 : tensor<5x3x3x1xi1>
}

  func.func @main(%input0: tensor<5x3x3x1xf16>) {
    %r = func.call @program(%input0) : (tensor<5x3x3x1xf16>) -> (tensor<5x3x3x1xi1>)
    %v0 = stablehlo.constant dense<[[[[false], [false], [true]], [[false], [true], [false]], [[false], [false], [false]]], [[[false], [false], [false]], [[false], [false], [false]], [[false], [false], [false]]], [[[false], [true], [false]], [[false], [false], [false]], [[false], [false], [false]]], [[[false], [false], [false]], [[false], [false], [false]], [[false], [false], [false]]], [[[false], [false], [false]], [[false], [false], [true]], [[false], [false], [false]]]]> : tensor<5x3x3x1xi1>
    %v1 = stablehlo.constant dense<[[[[false], [false], [true]], [[false], [false], [false]], [[false], [false], [false]]], [[[false], [false], [false]], [[false], [false], [false]], [[false], [false], [false]]], [[[false], [false], [false]], [[false], [false], [false]], [[false], [false], [false]]], [[[false], [false], [false]], [[false], [false], [false]], [[false], [false], [false]]], [[[false], [false], [false]], [[false], [false], [true]], [[false], [false], [false]]]]> : tensor<5x3x3x1xi1>
    %v2 = stablehlo.compare GE, %r, %v1, UNSIGNED : (tensor<5x3x3x1xi1>, tensor<5x3x3x1xi1>) -> tensor<5x3x3x1xi1>
    %v3 = stablehlo.compare LE, %r, %v0, UNSIGNED : (tensor<5x3x3x1xi1>, tensor<5x3x3x1xi1>) -> tensor<5x3x3x1xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<5x3x3x1xi1>
    check.expect_eq_const %v4, dense<true> : tensor<5x3x3x1xi1>
    func.return
  }
}
