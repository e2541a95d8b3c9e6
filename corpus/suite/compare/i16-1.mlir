// RUN: stablehlo-translate --interpret %s --args='[dense<[-32767]> : tensor<1xi16>]'
// RUN: : @program
// stablehlo.compare on i16, special values
//   S: rank 1
//   S: has 1
//   E: i16
//   comparison_direction: NE
//   compare_type: given
//   compare_type: SIGNED
// legal 0 0: [true]

module {
func.func @program(%arg0: tensor<1xi16>) -> tensor<1xi1> {
  %0 = stablehlo.constant dense<[-20115]> : tensor<1xi16>
  %1 = stablehlo.compare NE, %0, %arg0, SIGNED : (tensor<1xi16>, tensor<1xi16>) -> tensor<1xi1>
  return %1 : tensor<1xi1>
}

  func.func @main(%input0: tensor<1xi16>) {
    %r = func.call @program(%input0) : (tensor<1xi16>) -> (tensor<1xi1>)
    check.expect_eq_const %r, dense<true> : tensor<1xi1>
    func.return
  }
}
