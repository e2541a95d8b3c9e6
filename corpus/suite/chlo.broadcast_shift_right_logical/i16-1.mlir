// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[-32767, 16384, -1]> : tensor<3xi16>, dense<15> : tensor<i16>]'
// RUN: : @program
// chlo.broadcast_shift_right_logical on i16, exact values
//   A: rank 1
//   m: low
//   E: i16
//   broadcast_dimensions: absent
// legal 0 0: [1,0,1]

module {
func.func @program(%arg0: tensor<3xi16>, %arg1: tensor<i16>) -> tensor<3xi16> {
  %0 = chlo.broadcast_shift_right_logical %arg0, %arg1 : (tensor<3xi16>, tensor<i16>) -> tensor<3xi16>
  return %0 : tensor<3xi16>
}

  func.func @main(%input0: tensor<3xi16>, %input1: tensor<i16>) {
    %r = func.call @program(%input0, %input1) : (tensor<3xi16>, tensor<i16>) -> (tensor<3xi16>)
    check.expect_eq_const %r, dense<[1, 0, 1]> : tensor<3xi16>
    func.return
  }
}
