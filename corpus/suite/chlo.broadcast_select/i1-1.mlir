// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[true, false, false]]> : tensor<1x3xi1>, dense<[[[-9]], [[9]], [[2]]]> : tensor<3x1x1xi32>]'
// RUN: : @program
// chlo.broadcast_select on i1, special values
//   P: rank 2
//   P: has 1
//   n: low
//   E: i32
//   T: 1
//   T: more
//   T: alternative 2 (otherwise)
// legal 0 0: [-9,3,3,9,3,3,2,3,3]

module {
func.func @program(%arg0: tensor<1x3xi1>, %arg1: tensor<3x1x1xi32>) -> tensor<3x1x3xi32> {
  %0 = stablehlo.constant dense<3> : tensor<i32>
  %1 = chlo.broadcast_select %arg0, %arg1, %0 : (tensor<1x3xi1>, tensor<3x1x1xi32>, tensor<i32>) -> tensor<3x1x3xi32>
  return %1 : tensor<3x1x3xi32>
}

  func.func @main(%input0: tensor<1x3xi1>, %input1: tensor<3x1x1xi32>) {
    %r = func.call @program(%input0, %input1) : (tensor<1x3xi1>, tensor<3x1x1xi32>) -> (tensor<3x1x3xi32>)
    check.expect_eq_const %r, dense<[[[-9, 3, 3]], [[9, 3, 3]], [[2, 3, 3]]]> : tensor<3x1x3xi32>
    func.return
  }
}
