// RUN: stablehlo-translate --interpret %s --args='[dense<[[0.0, -1.25], [0.0, 1.25]]> : tensor<2x2xf16>, dense<[-1.75]> : tensor<1xf16>]'
// RUN: : @program
// custom_call.ProductOfElementaryHouseholderReflectors on f16, exact values
//   B: rank 0
//   m: more
//   n: high
//   k: low + 1
//   E: f16
// legal 0 0: [[2.685546875,2.814453125],[0.0,0.0],[0.0,0.0],[0.9765625,1.0234375]]

module {
func.func @program(%arg0: tensor<2x2xf16>, %arg1: tensor<1xf16>) -> tensor<2x2xf16> {
  %0 = stablehlo.custom_call @ProductOfElementaryHouseholderReflectors(%arg0, %arg1) : (tensor<2x2xf16>, tensor<1xf16>) -> tensor<2x2xf16>
  return %0 : tensor<2x2xf16>
}

  func.func @main(%input0: tensor<2x2xf16>, %input1: tensor<1xf16>) {
    %r = func.call @program(%input0, %input1) : (tensor<2x2xf16>, tensor<1xf16>) -> (tensor<2x2xf16>)
    %v0 = stablehlo.convert %r : (tensor<2x2xf16>) -> tensor<2x2xf64>
    %v1 = stablehlo.constant dense<[[2.814453125, 0.0], [0.0, 1.0234375]]> : tensor<2x2xf64>
    %v2 = stablehlo.constant dense<[[2.685546875, 0.0], [0.0, 0.9765625]]> : tensor<2x2xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<2x2xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<2x2xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<2x2xi1>
    check.expect_eq_const %v5, dense<true> : tensor<2x2xi1>
    func.return
  }
}
