// RUN: stablehlo-translate --interpret %s --args='[dense<[[[[[2.5], [-2.5]], [[-1.5], [-1.0]]]], [[[[-3.0], [3.5]], [[-3.0], [-3.5]]]]]> : tensor<2x1x2x2x1xf64>, dense<> : tensor<2x1x2x0xf64>]'
// RUN: : @program
// custom_call.ProductOfElementaryHouseholderReflectors on f64, exact values
//   B: rank 3+
//   B: has 1
//   m: more
//   n: low + 1
//   k: low
//   E: f64
// legal 0 0: [[0.9999999999999973,1.0000000000000027],[0.0,0.0],[0.9999999999999973,1.0000000000000027],[0.0,0.0],[0.9999999999999973,1.0000000000000027],[0.0,0.0],[0.9999999999999973,1.0000000000000027],[0.0,0.0]]

module {
func.func @program(%arg0: tensor<2x1x2x2x1xf64>, %arg1: tensor<2x1x2x0xf64>) -> tensor<2x1x2x2x1xf64> {
  %0 = stablehlo.custom_call @ProductOfElementaryHouseholderReflectors(%arg0, %arg1) : (tensor<2x1x2x2x1xf64>, tensor<2x1x2x0xf64>) -> tensor<2x1x2x2x1xf64>
  return %0 : tensor<2x1x2x2x1xf64>
}

  func.func @main(%input0: tensor<2x1x2x2x1xf64>, %input1: tensor<2x1x2x0xf64>) {
    %r = func.call @program(%input0, %input1) : (tensor<2x1x2x2x1xf64>, tensor<2x1x2x0xf64>) -> (tensor<2x1x2x2x1xf64>)
    %v0 = stablehlo.constant dense<[[[[[1.0000000000000027], [0.0]], [[1.0000000000000027], [0.0]]]], [[[[1.0000000000000027], [0.0]], [[1.0000000000000027], [0.0]]]]]> : tensor<2x1x2x2x1xf64>
    %v1 = stablehlo.constant dense<[[[[[0.9999999999999973], [0.0]], [[0.9999999999999973], [0.0]]]], [[[[0.9999999999999973], [0.0]], [[0.9999999999999973], [0.0]]]]]> : tensor<2x1x2x2x1xf64>
    %v2 = stablehlo.compare GE, %r, %v1, FLOAT : (tensor<2x1x2x2x1xf64>, tensor<2x1x2x2x1xf64>) -> tensor<2x1x2x2x1xi1>
    %v3 = stablehlo.compare LE, %r, %v0, FLOAT : (tensor<2x1x2x2x1xf64>, tensor<2x1x2x2x1xf64>) -> tensor<2x1x2x2x1xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<2x1x2x2x1xi1>
    check.expect_eq_const %v4, dense<true> : tensor<2x1x2x2x1xi1>
    func.return
  }
}
