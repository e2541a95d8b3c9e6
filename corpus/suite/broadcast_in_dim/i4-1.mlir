// RUN: stablehlo-translate --interpret %s --args='[dense<-1> : tensor<i4>]'
// RUN: : @program
// stablehlo.broadcast_in_dim on i4, exact values
//   S: rank 0
//   U: rank 2
//   E: i4
//   broadcast_dimensions: empty
// legal 0 0: [-1,-1,-1,-1,-1,-1]

module {
func.func @program(%arg0: tensor<i4>) -> tensor<2x3xi4> {
  %0 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<i4>) -> tensor<2x3xi4>
  return %0 : tensor<2x3xi4>
}

  func.func @main(%input0: tensor<i4>) {
    %r = func.call @program(%input0) : (tensor<i4>) -> (tensor<2x3xi4>)
    check.expect_eq_const %r, dense<-1> : tensor<2x3xi4>
    func.return
  }
}
