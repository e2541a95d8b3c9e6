// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[0, 1]]> : tensor<1x2xi2>]'
// RUN: : @program
// chlo.broadcast_or on i2, special values
//   A: rank 1
//   E: i2
//   broadcast_dimensions: absent
//   B: 1
//   B: alternative 1 (otherwise)
// legal 0 0: [-2,-1]

module {
func.func @program(%arg0: tensor<1x2xi2>) -> tensor<1x2xi2> {
  %0 = stablehlo.constant dense<[-2, -2]> : tensor<2xi2>
  %1 = chlo.broadcast_or %0, %arg0 : (tensor<2xi2>, tensor<1x2xi2>) -> tensor<1x2xi2>
  return %1 : tensor<1x2xi2>
}

  func.func @main(%input0: tensor<1x2xi2>) {
    %r = func.call @program(%input0) : (tensor<1x2xi2>) -> (tensor<1x2xi2>)
    check.expect_eq_const %r, dense<[[-2, -1]]> : tensor<1x2xi2>
    func.return
  }
}
