// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<-1> : tensor<i2>]'
// RUN: : @program
// chlo.broadcast_remainder on i2, special values
//   A: rank 0
//   m: low
//   E: i2
//   broadcast_dimensions: given
//   broadcast_dimensions: first
//   broadcast_dimensions: last
// legal 0 0: [0]

module {
func.func @program(%arg0: tensor<i2>) -> tensor<i2> {
  %0 = stablehlo.constant dense<1> : tensor<i2>
  %1 = chlo.broadcast_remainder %arg0, %0 {broadcast_dimensions = array<i64>} : (tensor<i2>, tensor<i2>) -> tensor<i2>
  return %1 : tensor<i2>
}

  func.func @main(%input0: tensor<i2>) {
    %r = func.call @program(%input0) : (tensor<i2>) -> (tensor<i2>)
    check.expect_eq_const %r, dense<0> : tensor<i2>
    func.return
  }
}
