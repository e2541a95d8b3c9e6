// RUN: stablehlo-translate --interpret %s --args='[dense<3> : tensor<ui2>]'
// RUN: : @program
// stablehlo.broadcast on ui2, special values
//   S: rank 0
//   B: rank 1
//   B: has 1
//   E: ui2
// legal 0 0: [3]

module {
func.func @program(%arg0: tensor<ui2>) -> tensor<1xui2> {
  %0 = stablehlo.broadcast %arg0, sizes = [1] : (tensor<ui2>) -> tensor<1xui2>
  return %0 : tensor<1xui2>
}

  func.func @main(%input0: tensor<ui2>) {
    %r = func.call @program(%input0) : (tensor<ui2>) -> (tensor<1xui2>)
    check.expect_eq_const %r, dense<3> : tensor<1xui2>
    func.return
  }
}
