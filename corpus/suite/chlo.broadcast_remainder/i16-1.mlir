// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[2], [30134]]> : tensor<2x1xi16>, dense<[[-1, 1, 1, 16384, -1], [10645, -6744, -28455, -1, -2716]]> : tensor<2x5xi16>]'
// RUN: : @program
// chlo.broadcast_remainder on i16, special values
//   A: rank 2
//   A: has 1
//   E: i16
//   broadcast_dimensions: absent
//   B: more
//   B: alternative 1 (otherwise)
// legal 0 0: [0,0,0,2,0,8844,3158,1679,0,258]

module {
func.func @program(%arg0: tensor<2x1xi16>, %arg1: tensor<2x5xi16>) -> tensor<2x5xi16> {
  %0 = chlo.broadcast_remainder %arg0, %arg1 : (tensor<2x1xi16>, tensor<2x5xi16>) -> tensor<2x5xi16>
  return %0 : tensor<2x5xi16>
}

  func.func @main(%input0: tensor<2x1xi16>, %input1: tensor<2x5xi16>) {
    %r = func.call @program(%input0, %input1) : (tensor<2x1xi16>, tensor<2x5xi16>) -> (tensor<2x5xi16>)
    check.expect_eq_const %r, dense<[[0, 0, 0, 2, 0], [8844, 3158, 1679, 0, 258]]> : tensor<2x5xi16>
    func.return
  }
}
