// RUN: stablehlo-translate --interpret %s --args='[dense<[1, 0]> : tensor<2xi2>]'
// RUN: : @program
// stablehlo.broadcast_in_dim on i2, exact values
//   S: rank 1
//   U: rank 1
//   T: low (otherwise)
//   E: i2
//   broadcast_dimensions: one
// legal 0 0: [1,0,1,0,1,0,1,0]

module {
func.func @program(%arg0: tensor<2xi2>) -> tensor<4x2xi2> {
  %0 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<2xi2>) -> tensor<4x2xi2>
  return %0 : tensor<4x2xi2>
}

  func.func @main(%input0: tensor<2xi2>) {
    %r = func.call @program(%input0) : (tensor<2xi2>) -> (tensor<4x2xi2>)
    check.expect_eq_const %r, dense<[[1, 0], [1, 0], [1, 0], [1, 0]]> : tensor<4x2xi2>
    func.return
  }
}
