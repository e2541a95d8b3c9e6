// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[]'
// RUN: : @program
// chlo.erfc on bf16, special values
//   S: rank 3+
//   S: has 1
//   E: bf16
// legal 0 0: [5.448237061500549e-08,1.703125,0.283203125,1.84375,[0.99609375,1.0],0.1572265625]

module {
func.func @program() -> tensor<2x3x1xbf16> {
  %0 = stablehlo.constant dense<[[[3.84375], [-0.734375], [0.7578125]], [[-1.0], [-0.0], [1.0]]]> : tensor<2x3x1xbf16>
  %1 = chlo.erfc %0 : tensor<2x3x1xbf16> -> tensor<2x3x1xbf16>
  return %1 : tensor<2x3x1xbf16>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<2x3x1xbf16>)
    %v0 = stablehlo.convert %r : (tensor<2x3x1xbf16>) -> tensor<2x3x1xf64>
    %v1 = stablehlo.constant dense<[[[5.448237061500549e-08], [1.703125], [0.283203125]], [[1.84375], [1.0], [0.1572265625]]]> : tensor<2x3x1xf64>
    %v2 = stablehlo.constant dense<[[[5.448237061500549e-08], [1.703125], [0.283203125]], [[1.84375], [0.99609375], [0.1572265625]]]> : tensor<2x3x1xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<2x3x1xf64>, tensor<2x3x1xf64>) -> tensor<2x3x1xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<2x3x1xf64>, tensor<2x3x1xf64>) -> tensor<2x3x1xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<2x3x1xi1>
    check.expect_eq_const %v5, dense<true> : tensor<2x3x1xi1>
    func.return
  }
}
