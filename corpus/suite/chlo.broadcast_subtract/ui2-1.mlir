// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[2, 3, 3, 0, 0]> : tensor<5xui2>, dense<[1]> : tensor<1xui2>]'
// RUN: : @program
// chlo.broadcast_subtract on ui2, special values
//   A: rank 1
//   m: low + 1
//   E: ui2
//   broadcast_dimensions: absent
//   B: alternative 2 (otherwise)
// legal 0 0: [1,2,2,null,null]

module {
func.func @program(%arg0: tensor<5xui2>, %arg1: tensor<1xui2>) -> tensor<5xui2> {
  %0 = chlo.broadcast_subtract %arg0, %arg1 : (tensor<5xui2>, tensor<1xui2>) -> tensor<5xui2>
  return %0 : tensor<5xui2>
}

  func.func @main(%input0: tensor<5xui2>, %input1: tensor<1xui2>) {
    %r = func.call @program(%input0, %input1) : (tensor<5xui2>, tensor<1xui2>) -> (tensor<5xui2>)
    %v0 = stablehlo.constant dense<[1, 2, 2, 3, 3]> : tensor<5xui2>
    %v1 = stablehlo.constant dense<[1, 2, 2, 0, 0]> : tensor<5xui2>
    %v2 = stablehlo.compare GE, %r, %v1, UNSIGNED : (tensor<5xui2>, tensor<5xui2>) -> tensor<5xi1>
    %v3 = stablehlo.compare LE, %r, %v0, UNSIGNED : (tensor<5xui2>, tensor<5xui2>) -> tensor<5xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<5xi1>
    %v5 = stablehlo.constant dense<[false, false, false, true, true]> : tensor<5xi1>
    %v6 = stablehlo.or %v4, %v5 : tensor<5xi1>
    check.expect_eq_const %v6, dense<true> : tensor<5xi1>
    func.return
  }
}
