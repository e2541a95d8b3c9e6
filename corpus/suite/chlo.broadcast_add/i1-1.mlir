// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[true, false, false, false]]> : tensor<1x4xi1>, dense<true> : tensor<i1>]'
// RUN: : @program
// chlo.broadcast_add on i1, exact values
//   A: rank 2
//   A: has 1
//   m: low
//   E: i1
//   broadcast_dimensions: absent
// legal 0 0: [true,true,true,true]

module {
func.func @program(%arg0: tensor<1x4xi1>, %arg1: tensor<i1>) -> tensor<1x4xi1> {
  %0 = chlo.broadcast_add %arg0, %arg1 : (tensor<1x4xi1>, tensor<i1>) -> tensor<1x4xi1>
  return %0 : tensor<1x4xi1>
}

  func.func @main(%input0: tensor<1x4xi1>, %input1: tensor<i1>) {
    %r = func.call @program(%input0, %input1) : (tensor<1x4xi1>, tensor<i1>) -> (tensor<1x4xi1>)
    check.expect_eq_const %r, dense<true> : tensor<1x4xi1>
    func.return
  }
}
