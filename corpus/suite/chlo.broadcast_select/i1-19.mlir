// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[true, false, false]> : tensor<3xi1>, dense<[-4, 8, 5]> : tensor<3xi16>, dense<[[[-3, 8, -9]]]> : tensor<1x1x3xi16>]'
// RUN: : @program
// chlo.broadcast_select on i1, exact values
//   P: rank 1
//   m: low + 1
//   E: i16
//   T: alternative 1 (otherwise)
//   F: 1
//   F: alternative 1 (otherwise)
// legal 0 0: [-4,8,-9]

module {
func.func @program(%arg0: tensor<3xi1>, %arg1: tensor<3xi16>, %arg2: tensor<1x1x3xi16>) -> tensor<1x1x3xi16> {
  %0 = chlo.broadcast_select %arg0, %arg1, %arg2 : (tensor<3xi1>, tensor<3xi16>, tensor<1x1x3xi16>) -> tensor<1x1x3xi16>
  return %0 : tensor<1x1x3xi16>
}

  func.func @main(%input0: tensor<3xi1>, %input1: tensor<3xi16>, %input2: tensor<1x1x3xi16>) {
    %r = func.call @program(%input0, %input1, %input2) : (tensor<3xi1>, tensor<3xi16>, tensor<1x1x3xi16>) -> (tensor<1x1x3xi16>)
    check.expect_eq_const %r, dense<[[[-4, 8, -9]]]> : tensor<1x1x3xi16>
    func.return
  }
}
