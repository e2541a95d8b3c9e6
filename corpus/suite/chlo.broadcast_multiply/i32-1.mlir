// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<-1> : tensor<i32>]'
// RUN: : @program
// chlo.broadcast_multiply on i32, special values
//   A: rank 0
//   m: low
//   E: i32
//   broadcast_dimensions: absent
// legal 0 0: [1]

module {
func.func @program(%arg0: tensor<i32>) -> tensor<i32> {
  %0 = chlo.broadcast_multiply %arg0, %arg0 : (tensor<i32>, tensor<i32>) -> tensor<i32>
  return %0 : tensor<i32>
}

  func.func @main(%input0: tensor<i32>) {
    %r = func.call @program(%input0) : (tensor<i32>) -> (tensor<i32>)
    check.expect_eq_const %r, dense<1> : tensor<i32>
    func.return
  }
}
