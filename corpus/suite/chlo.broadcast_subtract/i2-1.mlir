// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[0], [1]]> : tensor<2x1xi2>]'
// RUN: : @program
// chlo.broadcast_subtract on i2, special values
//   A: rank 2
//   A: has 1
//   m: low
//   E: i2
//   broadcast_dimensions: given
//   broadcast_dimensions: first
//   broadcast_dimensions: last
// legal 0 0: [0,1]

module {
func.func @program(%arg0: tensor<2x1xi2>) -> tensor<2x1xi2> {
  %0 = stablehlo.constant dense<0> : tensor<i2>
  %1 = chlo.broadcast_subtract %arg0, %0 {broadcast_dimensions = array<i64>} : (tensor<2x1xi2>, tensor<i2>) -> tensor<2x1xi2>
  return %1 : tensor<2x1xi2>
}

  func.func @main(%input0: tensor<2x1xi2>) {
    %r = func.call @program(%input0) : (tensor<2x1xi2>) -> (tensor<2x1xi2>)
    check.expect_eq_const %r, dense<[[0], [1]]> : tensor<2x1xi2>
    func.return
  }
}
