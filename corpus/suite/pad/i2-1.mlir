// RUN: stablehlo-translate --interpret %s --args='[dense<[-1, -1, 1, 1]> : tensor<4xi2>, dense<-1> : tensor<i2>]'
// RUN: : @program
// stablehlo.pad on i2, special values
//   S: rank 1
//   E: i2
//   interior_padding: low
//   edge_padding_low: negative
//   edge_padding_low: near 1
//   edge_padding_high: low + 1
// legal 0 0: [-1]

module {
func.func @program(%arg0: tensor<4xi2>, %arg1: tensor<i2>) -> tensor<1xi2> {
  %0 = stablehlo.pad %arg0, %arg1, low = [-4], high = [1], interior = [0] : (tensor<4xi2>, tensor<i2>) -> tensor<1xi2>
  return %0 : tensor<1xi2>
}

  func.func @main(%input0: tensor<4xi2>, %input1: tensor<i2>) {
    %r = func.call @program(%input0, %input1) : (tensor<4xi2>, tensor<i2>) -> (tensor<1xi2>)
    check.expect_eq_const %r, dense<-1> : tensor<1xi2>
    func.return
  }
}
