// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[false, true, true], [true, true, true], [false, true, false], [true, false, true], [true, false, true]]> : tensor<5x3xi1>, dense<9> : tensor<ui16>, dense<[[12331, 0, 32768], [16143, 1, 62713], [2, 34935, 65535], [19228, 32768, 16384], [49542, 1, 3897]]> : tensor<5x3xui16>]'
// RUN: : @program
// chlo.broadcast_select on i1, exact values
//   P: rank 2
//   m: low
//   E: ui16
//   F: alternative 1 (otherwise)
// legal 0 0: [12331,9,9,9,9,9,2,9,65535,9,32768,9,9,1,9]

module {
func.func @program(%arg0: tensor<5x3xi1>, %arg1: tensor<ui16>, %arg2: tensor<5x3xui16>) -> tensor<5x3xui16> {
  %0 = chlo.broadcast_select %arg0, %arg1, %arg2 : (tensor<5x3xi1>, tensor<ui16>, tensor<5x3xui16>) -> tensor<5x3xui16>
  return %0 : tensor<5x3xui16>
}

  func.func @main(%input0: tensor<5x3xi1>, %input1: tensor<ui16>, %input2: tensor<5x3xui16>) {
    %r = func.call @program(%input0, %input1, %input2) : (tensor<5x3xi1>, tensor<ui16>, tensor<5x3xui16>) -> (tensor<5x3xui16>)
    check.expect_eq_const %r, dense<[[12331, 9, 9], [9, 9, 9], [2, 9, 65535], [9, 32768, 9], [9, 1, 9]]> : tensor<5x3xui16>
    func.return
  }
}
