// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<0> : tensor<ui64>, dense<8> : tensor<ui64>]'
// RUN: : @program
// chlo.mulhi on ui64, exact values
//   S: rank 0
//   E: ui64
// legal 0 0: [0]

module {
func.func @program(%arg0: tensor<ui64>, %arg1: tensor<ui64>) -> tensor<ui64> {
  %0 = chlo.mulhi %arg0, %arg1 : tensor<ui64>, tensor<ui64> -> tensor<ui64>
  return %0 : tensor<ui64>
}

  func.func @main(%input0: tensor<ui64>, %input1: tensor<ui64>) {
    %r = func.call @program(%input0, %input1) : (tensor<ui64>, tensor<ui64>) -> (tensor<ui64>)
    check.expect_eq_const %r, dense<0> : tensor<ui64>
    func.return
  }
}
