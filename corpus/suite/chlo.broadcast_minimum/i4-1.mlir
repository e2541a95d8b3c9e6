// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<-8> : tensor<i4>]'
// RUN: : @program
// chlo.broadcast_minimum on i4, special values
//   A: rank 0
//   m: low + 1
//   E: i4
//   broadcast_dimensions: absent
//   B: more
// legal 0 0: [-8,-8]

module {
func.func @program(%arg0: tensor<i4>) -> tensor<2xi4> {
  %0 = stablehlo.constant dense<[-7, -8]> : tensor<2xi4>
  %1 = chlo.broadcast_minimum %arg0, %0 : (tensor<i4>, tensor<2xi4>) -> tensor<2xi4>
  return %1 : tensor<2xi4>
}

  func.func @main(%input0: tensor<i4>) {
    %r = func.call @program(%input0) : (tensor<i4>) -> (tensor<2xi4>)
    check.expect_eq_const %r, dense<-8> : tensor<2xi4>
    func.return
  }
}
