// RUN: stablehlo-translate --interpret %s --args='[dense<[0.59375]> : tensor<1xf8E3M4>]'
// RUN: : @program
// stablehlo.broadcast_in_dim on f8E3M4, special values
//   S: rank 1
//   S: has 1
//   U: rank 0
//   T: more
//   E: f8E3M4
//   broadcast_dimensions: one
// legal 0 0: [0.59375,0.59375,0.59375]

module {
func.func @program(%arg0: tensor<1xf8E3M4>) -> tensor<3xf8E3M4> {
  %0 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<1xf8E3M4>) -> tensor<3xf8E3M4>
  return %0 : tensor<3xf8E3M4>
}

  func.func @main(%input0: tensor<1xf8E3M4>) {
    %r = func.call @program(%input0) : (tensor<1xf8E3M4>) -> (tensor<3xf8E3M4>)
    %v0 = stablehlo.convert %r : (tensor<3xf8E3M4>) -> tensor<3xf64>
    check.expect_eq_const %v0, dense<0.59375> : tensor<3xf64>
    func.return
  }
}
