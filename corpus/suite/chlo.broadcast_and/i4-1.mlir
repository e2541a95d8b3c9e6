// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<-2> : tensor<i4>]'
// RUN: : @program
// chlo.broadcast_and on i4, exact values
//   A: rank 0
//   m: low
//   E: i4
//   broadcast_dimensions: absent
// legal 0 0: [4]

module {
func.func @program(%arg0: tensor<i4>) -> tensor<i4> {
  %0 = stablehlo.constant dense<4> : tensor<i4>
  %1 = chlo.broadcast_and %arg0, %0 : (tensor<i4>, tensor<i4>) -> tensor<i4>
  return %1 : tensor<i4>
}

  func.func @main(%input0: tensor<i4>) {
    %r = func.call @program(%input0) : (tensor<i4>) -> (tensor<i4>)
    check.expect_eq_const %r, dense<4> : tensor<i4>
    func.return
  }
}
