// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<16> : tensor<i16>]'
// RUN: : @program
// chlo.broadcast_shift_right_logical on i16, envelope values
//   A: rank 0
//   m: low + 1
//   E: i16
//   broadcast_dimensions: absent
//   B: more
// legal 0 0: [16,null]

module {
func.func @program(%arg0: tensor<i16>) -> tensor<2xi16> {
  %0 = stablehlo.constant dense<[0, 17]> : tensor<2xi16>
  %1 = chlo.broadcast_shift_right_logical %arg0, %0 : (tensor<i16>, tensor<2xi16>) -> tensor<2xi16>
  return %1 : tensor<2xi16>
}

  func.func @main(%input0: tensor<i16>) {
    %r = func.call @program(%input0) : (tensor<i16>) -> (tensor<2xi16>)
    %v0 = stablehlo.constant dense<[16, 32767]> : tensor<2xi16>
    %v1 = stablehlo.constant dense<[16, -32768]> : tensor<2xi16>
    %v2 = stablehlo.compare GE, %r, %v1, SIGNED : (tensor<2xi16>, tensor<2xi16>) -> tensor<2xi1>
    %v3 = stablehlo.compare LE, %r, %v0, SIGNED : (tensor<2xi16>, tensor<2xi16>) -> tensor<2xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<2xi1>
    %v5 = stablehlo.constant dense<[false, true]> : tensor<2xi1>
    %v6 = stablehlo.or %v4, %v5 : tensor<2xi1>
    check.expect_eq_const %v6, dense<true> : tensor<2xi1>
    func.return
  }
}
