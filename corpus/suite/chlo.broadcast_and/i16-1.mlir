// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[0]> : tensor<1xi16>]'
// RUN: : @program
// chlo.broadcast_and on i16, special values
//   A: rank 1
//   m: low + 1
//   E: i16
//   broadcast_dimensions: absent
//   B: alternative 2 (otherwise)
// legal 0 0: [0,0,0]

module {
func.func @program(%arg0: tensor<1xi16>) -> tensor<3xi16> {
  %0 = stablehlo.constant dense<[2, 7, -32767]> : tensor<3xi16>
  %1 = chlo.broadcast_and %0, %arg0 : (tensor<3xi16>, tensor<1xi16>) -> tensor<3xi16>
  return %1 : tensor<3xi16>
}

  func.func @main(%input0: tensor<1xi16>) {
    %r = func.call @program(%input0) : (tensor<1xi16>) -> (tensor<3xi16>)
    check.expect_eq_const %r, dense<0> : tensor<3xi16>
    func.return
  }
}
