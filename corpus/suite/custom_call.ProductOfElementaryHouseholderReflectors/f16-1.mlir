// RUN: stablehlo-translate --interpret %s --args='[dense<[[[[[2.5], [-2.5]], [[-1.5], [-1.0]]]], [[[[-3.0], [3.5]], [[-3.0], [-3.5]]]]]> : tensor<2x1x2x2x1xf16>, dense<> : tensor<2x1x2x0xf16>]'
// RUN: : @program
// custom_call.ProductOfElementaryHouseholderReflectors on f16, exact values
//   B: rank 3+
//   B: has 1
//   m: more
//   n: low + 1
//   k: low
//   E: f16
// legal 0 0: [[0.98828125,1.01171875],[0.0,0.0],[0.98828125,1.01171875],[0.0,0.0],[0.98828125,1.01171875],[0.0,0.0],[0.98828125,1.01171875],[0.0,0.0]]

module {
func.func @program(%arg0: tensor<2x1x2x2x1xf16>, %arg1: tensor<2x1x2x0xf16>) -> tensor<2x1x2x2x1xf16> {
  %0 = stablehlo.custom_call @ProductOfElementaryHouseholderReflectors(%arg0, %arg1) : (tensor<2x1x2x2x1xf16>, tensor<2x1x2x0xf16>) -> tensor<2x1x2x2x1xf16>
  return %0 : tensor<2x1x2x2x1xf16>
}

  func.func @main(%input0: tensor<2x1x2x2x1xf16>, %input1: tensor<2x1x2x0xf16>) {
    %r = func.call @program(%input0, %input1) : (tensor<2x1x2x2x1xf16>, tensor<2x1x2x0xf16>) -> (tensor<2x1x2x2x1xf16>)
    %v0 = stablehlo.convert %r : (tensor<2x1x2x2x1xf16>) -> tensor<2x1x2x2x1xf64>
    %v1 = stablehlo.constant dense<[[[[[1.01171875], [0.0]], [[1.01171875], [0.0]]]], [[[[1.01171875], [0.0]], [[1.01171875], [0.0]]]]]> : tensor<2x1x2x2x1xf64>
    %v2 = stablehlo.constant dense<[[[[[0.98828125], [0.0]], [[0.98828125], [0.0]]]], [[[[0.98828125], [0.0]], [[0.98828125], [0.0]]]]]> : tensor<2x1x2x2x1xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<2x1x2x2x1xf64>, tensor<2x1x2x2x1xf64>) -> tensor<2x1x2x2x1xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<2x1x2x2x1xf64>, tensor<2x1x2x2x1xf64>) -> tensor<2x1x2x2x1xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<2x1x2x2x1xi1>
    check.expect_eq_const %v5, dense<true> : tensor<2x1x2x2x1xi1>
    func.return
  }
}
