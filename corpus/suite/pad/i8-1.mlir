// RUN: stablehlo-translate --interpret %s --args='[dense<2> : tensor<i8>]'
// RUN: : @program
// stablehlo.pad on i8, special values
//   S: rank 2
//   E: i8
//   interior_padding: low
//   edge_padding_low: negative
//   edge_padding_low: near 1
//   edge_padding_high: low + 1
// legal 0 0: [2,2]

module {
func.func @program(%arg0: tensor<i8>) -> tensor<1x2xi8> {
  %0 = stablehlo.constant dense<[[2, -3, 2], [9, 7, 1], [-6, -6, 0], [-7, 6, -6], [64, 0, 0]]> : tensor<5x3xi8>
  %1 = stablehlo.pad %0, %arg0, low = [-5, -1], high = [1, -6], interior = [0, 3] : (tensor<5x3xi8>, tensor<i8>) -> tensor<1x2xi8>
  return %1 : tensor<1x2xi8>
}

  func.func @main(%input0: tensor<i8>) {
    %r = func.call @program(%input0) : (tensor<i8>) -> (tensor<1x2xi8>)
    check.expect_eq_const %r, dense<2> : tensor<1x2xi8>
    func.return
  }
}
