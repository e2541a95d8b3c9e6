// RUN: stablehlo-translate --interpret %s --args='[dense<[-0.25, 0.5, 0.5]> : tensor<3xf8E4M3FN>, dense<[-3.0, 2.0, 2.0]> : tensor<3xf8E4M3FN>]'
// RUN: : @program
// stablehlo.minimum on f8E4M3FN, exact values
//   S: rank 1
//   E: f8E4M3FN
// legal 0 0: [-3.0,0.5,0.5]

module {
func.func @program(%arg0: tensor<3xf8E4M3FN>, %arg1: tensor<3xf8E4M3FN>) -> tensor<3xf8E4M3FN> {
  %0 = stablehlo.minimum %arg0, %arg1 : tensor<3xf8E4M3FN>
  return %0 : tensor<3xf8E4M3FN>
}

  func.func @main(%input0: tensor<3xf8E4M3FN>, %input1: tensor<3xf8E4M3FN>) {
    %r = func.call @program(%input0, %input1) : (tensor<3xf8E4M3FN>, tensor<3xf8E4M3FN>) -> (tensor<3xf8E4M3FN>)
    %v0 = stablehlo.convert %r : (tensor<3xf8E4M3FN>) -> tensor<3xf64>
    check.expect_eq_const %v0, dense<[-3.0, 0.5, 0.5]> : tensor<3xf64>
    func.return
  }
}
