// RUN: stablehlo-translate --interpret %s --args='[dense<-3> : tensor<i32>]'
// RUN: : @program
// stablehlo.broadcast_in_dim on i32, special values
//   S: rank 0
//   U: rank 0
//   E: i32
//   broadcast_dimensions: empty
// legal 0 0: [-3]

module {
func.func @program(%arg0: tensor<i32>) -> tensor<i32> {
  %0 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<i32>) -> tensor<i32>
  return %0 : tensor<i32>
}

  func.func @main(%input0: tensor<i32>) {
    %r = func.call @program(%input0) : (tensor<i32>) -> (tensor<i32>)
    check.expect_eq_const %r, dense<-3> : tensor<i32>
    func.return
  }
}
