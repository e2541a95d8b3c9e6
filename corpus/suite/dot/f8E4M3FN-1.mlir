// RUN: stablehlo-translate --interpret %s --args='[dense<[0x7F, 1.0]> : tensor<2xf8E4M3FN>, dense<[[2.0, -0.6875], [-0.25, -1.25]]> : tensor<2x2xf8E4M3FN>]'
// RUN: : @program
// stablehlo.dot on f8E4M3FN, special values
//   M: rank 0
//   N: rank 1
//   k: more
//   E: f8E4M3FN
//   F: f8E4M3FN
//   precision_config: absent
// legal 0 0: ["nan","nan"]

module {
func.func @program(%arg0: tensor<2xf8E4M3FN>, %arg1: tensor<2x2xf8E4M3FN>) -> tensor<2xf8E4M3FN> {
  %0 = stablehlo.dot %arg0, %arg1 : (tensor<2xf8E4M3FN>, tensor<2x2xf8E4M3FN>) -> tensor<2xf8E4M3FN>
  return %0 : tensor<2xf8E4M3FN>
}

  func.func @main(%input0: tensor<2xf8E4M3FN>, %input1: tensor<2x2xf8E4M3FN>) {
    %r = func.call @program(%input0, %input1) : (tensor<2xf8E4M3FN>, tensor<2x2xf8E4M3FN>) -> (tensor<2xf8E4M3FN>)
    %v0 = stablehlo.convert %r : (tensor<2xf8E4M3FN>) -> tensor<2xf64>
    %v1 = stablehlo.constant dense<0xFFF0000000000000> : tensor<2xf64>
    %v2 = stablehlo.constant dense<0x7FF0000000000000> : tensor<2xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<2xi1>
    %v6 = stablehlo.constant dense<true> : tensor<2xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<2xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<2xi1>
    check.expect_eq_const %v9, dense<true> : tensor<2xi1>
    func.return
  }
}
