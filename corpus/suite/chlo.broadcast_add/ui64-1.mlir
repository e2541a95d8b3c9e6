// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<8> : tensor<ui64>, dense<1> : tensor<ui64>]'
// RUN: : @program
// chlo.broadcast_add on ui64, special values
//   A: rank 0
//   m: low
//   E: ui64
//   broadcast_dimensions: absent
// legal 0 0: [9]

module {
func.func @program(%arg0: tensor<ui64>, %arg1: tensor<ui64>) -> tensor<ui64> {
  %0 = chlo.broadcast_add %arg0, %arg1 : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
  return %0 : tensor<ui64>
}

  func.func @main(%input0: tensor<ui64>, %input1: tensor<ui64>) {
    %r = func.call @program(%input0, %input1) : (tensor<ui64>, tensor<ui64>) -> (tensor<ui64>)
    check.expect_eq_const %r, dense<9> : tensor<ui64>
    func.return
  }
}
