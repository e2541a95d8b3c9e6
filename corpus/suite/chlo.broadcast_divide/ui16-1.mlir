// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<2> : tensor<ui16>, dense<[[2], [5], [4], [1]]> : tensor<4x1xui16>]'
// RUN: : @program
// chlo.broadcast_divide on ui16, envelope values
//   A: rank 0
//   E: ui16
//   broadcast_dimensions: given
//   broadcast_dimensions: first
//   broadcast_dimensions: last
//   B: 1
//   B: more
// legal 0 0: [1,0,0,2]

module {
func.func @program(%arg0: tensor<ui16>, %arg1: tensor<4x1xui16>) -> tensor<4x1xui16> {
  %0 = chlo.broadcast_divide %arg0, %arg1 {broadcast_dimensions = array<i64>} : (tensor<ui16>, tensor<4x1xui16>) -> tensor<4x1xui16>
  return %0 : tensor<4x1xui16>
}

  func.func @main(%input0: tensor<ui16>, %input1: tensor<4x1xui16>) {
    %r = func.call @program(%input0, %input1) : (tensor<ui16>, tensor<4x1xui16>) -> (tensor<4x1xui16>)
    check.expect_eq_const %r, dense<[[1], [0], [0], [2]]> : tensor<4x1xui16>
    func.return
  }
}
