// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[-1]> : tensor<1xi4>, dense<-6> : tensor<i4>]'
// RUN: : @program
// chlo.broadcast_add on i4, exact values
//   A: rank 1
//   A: has 1
//   m: low
//   E: i4
//   broadcast_dimensions: absent
// legal 0 0: [-7]

module {
func.func @program(%arg0: tensor<1xi4>, %arg1: tensor<i4>) -> tensor<1xi4> {
  %0 = chlo.broadcast_add %arg0, %arg1 : (tensor<1xi4>, tensor<i4>) -> tensor<1xi4>
  return %0 : tensor<1xi4>
}

  func.func @main(%input0: tensor<1xi4>, %input1: tensor<i4>) {
    %r = func.call @program(%input0, %input1) : (tensor<1xi4>, tensor<i4>) -> (tensor<1xi4>)
    check.expect_eq_const %r, dense<-7> : tensor<1xi4>
    func.return
  }
}
