// RUN: stablehlo-translate --interpret %s --args='[dense<[4368]> : tensor<1xi16>]'
// RUN: : @program
// stablehlo.broadcast on i16, exact values
//   S: rank 1
//   S: has 1
//   B: rank 1
//   B: has 1
//   E: i16
// legal 0 0: [4368]

module {
func.func @program(%arg0: tensor<1xi16>) -> tensor<1x1xi16> {
  %0 = stablehlo.broadcast %arg0, sizes = [1] : (tensor<1xi16>) -> tensor<1x1xi16>
  return %0 : tensor<1x1xi16>
}

  func.func @main(%input0: tensor<1xi16>) {
    %r = func.call @program(%input0) : (tensor<1xi16>) -> (tensor<1x1xi16>)
    check.expect_eq_const %r, dense<4368> : tensor<1x1xi16>
    func.return
  }
}
