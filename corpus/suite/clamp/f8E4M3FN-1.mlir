// RUN: stablehlo-translate --interpret %s --args='[dense<[[2.5, 0.34375]]> : tensor<1x2xf8E4M3FN>, dense<[[0.40625, 0.9375]]> : tensor<1x2xf8E4M3FN>, dense<0.01171875> : tensor<f8E4M3FN>]'
// RUN: : @program
// stablehlo.clamp on f8E4M3FN, special values
//   S: rank 2
//   S: has 1
//   E: f8E4M3FN
//   L: alternative 2
//   H: alternative 1
// legal 0 0: [0.01171875,0.01171875]

module {
func.func @program(%arg0: tensor<1x2xf8E4M3FN>, %arg1: tensor<1x2xf8E4M3FN>, %arg2: tensor<f8E4M3FN>) -> tensor<1x2xf8E4M3FN> {
  %0 = stablehlo.clamp %arg0, %arg1, %arg2 : (tensor<1x2xf8E4M3FN>, tensor<1x2xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<1x2xf8E4M3FN>
  return %0 : tensor<1x2xf8E4M3FN>
}

  func.func @main(%input0: tensor<1x2xf8E4M3FN>, %input1: tensor<1x2xf8E4M3FN>, %input2: tensor<f8E4M3FN>) {
    %r = func.call @program(%input0, %input1, %input2) : (tensor<1x2xf8E4M3FN>, tensor<1x2xf8E4M3FN>, tensor<f8E4M3FN>) -> (tensor<1x2xf8E4M3FN>)
    %v0 = stablehlo.convert %r : (tensor<1x2xf8E4M3FN>) -> tensor<1x2xf64>
    check.expect_eq_const %v0, dense<0.01171875> : tensor<1x2xf64>
    func.return
  }
}
