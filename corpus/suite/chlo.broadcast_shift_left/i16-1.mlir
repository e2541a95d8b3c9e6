// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[4, -6, 2, 7]> : tensor<4xi16>, dense<[15, 17, 16, 0]> : tensor<4xi16>]'
// RUN: : @program
// chlo.broadcast_shift_left on i16, exact values
//   A: rank 1
//   m: low + 1
//   E: i16
//   broadcast_dimensions: absent
//   B: alternative 1 (otherwise)
// legal 0 0: [0,null,null,7]

module {
func.func @program(%arg0: tensor<4xi16>, %arg1: tensor<4xi16>) -> tensor<4xi16> {
  %0 = chlo.broadcast_shift_left %arg0, %arg1 : (tensor<4xi16>, tensor<4xi16>) -> tensor<4xi16>
  return %0 : tensor<4xi16>
}

  func.func @main(%input0: tensor<4xi16>, %input1: tensor<4xi16>) {
    %r = func.call @program(%input0, %input1) : (tensor<4xi16>, tensor<4xi16>) -> (tensor<4xi16>)
    %v0 = stablehlo.constant dense<[0, 32767, 32767, 7]> : tensor<4xi16>
    %v1 = stablehlo.constant dense<[0, -32768, -32768, 7]> : tensor<4xi16>
    %v2 = stablehlo.compare GE, %r, %v1, SIGNED : (tensor<4xi16>, tensor<4xi16>) -> tensor<4xi1>
    %v3 = stablehlo.compare LE, %r, %v0, SIGNED : (tensor<4xi16>, tensor<4xi16>) -> tensor<4xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<4xi1>
    %v5 = stablehlo.constant dense<[false, true, true, false]> : tensor<4xi1>
    %v6 = stablehlo.or %v4, %v5 : tensor<4xi1>
    check.expect_eq_const %v6, dense<true> : tensor<4xi1>
    func.return
  }
}
