// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[false, true, false, true]> : tensor<4xi1>, dense<[-7, 2, 6, -5]> : tensor<4xi8>]'
// RUN: : @program
// chlo.broadcast_select on i1, exact values
//   P: rank 1
//   n: low + 1
//   E: i8
//   T: 1
//   T: alternative 2 (otherwise)
//   F: alternative 1 (otherwise)
// legal 0 0: [-7,-9,6,-9]

module {
func.func @program(%arg0: tensor<4xi1>, %arg1: tensor<4xi8>) -> tensor<1x1x4xi8> {
  %0 = stablehlo.constant dense<[[[-9]]]> : tensor<1x1x1xi8>
  %1 = chlo.broadcast_select %arg0, %0, %arg1 : (tensor<4xi1>, tensor<1x1x1xi8>, tensor<4xi8>) -> tensor<1x1x4xi8>
  return %1 : tensor<1x1x4xi8>
}

  func.func @main(%input0: tensor<4xi1>, %input1: tensor<4xi8>) {
    %r = func.call @program(%input0, %input1) : (tensor<4xi1>, tensor<4xi8>) -> (tensor<1x1x4xi8>)
    check.expect_eq_const %r, dense<[[[-7, -9, 6, -9]]]> : tensor<1x1x4xi8>
    func.return
  }
}
