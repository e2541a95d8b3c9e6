// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<-2> : tensor<i2>, dense<1> : tensor<i2>]'
// RUN: : @program
// chlo.broadcast_shift_left on i2, special values
//   A: rank 0
//   m: low
//   E: i2
//   broadcast_dimensions: absent
// legal 0 0: [0]

module {
func.func @program(%arg0: tensor<i2>, %arg1: tensor<i2>) -> tensor<i2> {
  %0 = chlo.broadcast_shift_left %arg0, %arg1 : (tensor<i2>, tensor<i2>) -> tensor<i2>
  return %0 : tensor<i2>
}

  func.func @main(%input0: tensor<i2>, %input1: tensor<i2>) {
    %r = func.call @program(%input0, %input1) : (tensor<i2>, tensor<i2>) -> (tensor<i2>)
    check.expect_eq_const %r, dense<0> : tensor<i2>
    func.return
  }
}
