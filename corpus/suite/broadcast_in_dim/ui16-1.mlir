// RUN: stablehlo-translate --interpret %s --args='[dense<23641> : tensor<ui16>]'
// RUN: : @program
// stablehlo.broadcast_in_dim on ui16, special values
//   S: rank 0
//   U: rank 1
//   E: ui16
//   broadcast_dimensions: empty
// legal 0 0: [23641,23641]

module {
func.func @program(%arg0: tensor<ui16>) -> tensor<2xui16> {
  %0 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui16>) -> tensor<2xui16>
  return %0 : tensor<2xui16>
}

  func.func @main(%input0: tensor<ui16>) {
    %r = func.call @program(%input0) : (tensor<ui16>) -> (tensor<2xui16>)
    check.expect_eq_const %r, dense<23641> : tensor<2xui16>
    func.return
  }
}
