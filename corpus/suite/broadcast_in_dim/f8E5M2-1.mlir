// RUN: stablehlo-translate --interpret %s --args='[dense<[-2.0]> : tensor<1xf8E5M2>]'
// RUN: : @program
// stablehlo.broadcast_in_dim on f8E5M2, exact values
//   S: rank 1
//   S: has 1
//   U: rank 0
//   T: more
//   E: f8E5M2
//   broadcast_dimensions: one
// legal 0 0: [-2.0,-2.0,-2.0]

module {
func.func @program(%arg0: tensor<1xf8E5M2>) -> tensor<3xf8E5M2> {
  %0 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<1xf8E5M2>) -> tensor<3xf8E5M2>
  return %0 : tensor<3xf8E5M2>
}

  func.func @main(%input0: tensor<1xf8E5M2>) {
    %r = func.call @program(%input0) : (tensor<1xf8E5M2>) -> (tensor<3xf8E5M2>)
    %v0 = stablehlo.convert %r : (tensor<3xf8E5M2>) -> tensor<3xf64>
    check.expect_eq_const %v0, dense<-2.0> : tensor<3xf64>
    func.return
  }
}
