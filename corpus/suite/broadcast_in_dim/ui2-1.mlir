// RUN: stablehlo-translate --interpret %s --args='[dense<1> : tensor<ui2>]'
// RUN: : @program
// stablehlo.broadcast_in_dim on ui2, exact values
//   S: rank 0
//   U: rank 3+
//   E: ui2
//   broadcast_dimensions: empty
// legal 0 0: [1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1]

module {
func.func @program(%arg0: tensor<ui2>) -> tensor<5x2x4xui2> {
  %0 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui2>) -> tensor<5x2x4xui2>
  return %0 : tensor<5x2x4xui2>
}

  func.func @main(%input0: tensor<ui2>) {
    %r = func.call @program(%input0) : (tensor<ui2>) -> (tensor<5x2x4xui2>)
    check.expect_eq_const %r, dense<1> : tensor<5x2x4xui2>
    func.return
  }
}
