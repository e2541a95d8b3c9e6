// RUN: stablehlo-translate --interpret %s --args='[dense<[-4, -7, 1, -3, -6]> : tensor<5xi16>, dense<[9]> : tensor<1xi16>]'
// RUN: : @program
// stablehlo.concatenate on i16, envelope values
//   N: low + 1
//   P: 1
//   P: more
//   S: rank 0
//   E: i16
//   dimension: first
// legal 0 0: [-4,-7,1,-3,-6,9]

module {
func.func @program(%arg0: tensor<5xi16>, %arg1: tensor<1xi16>) -> tensor<6xi16> {
  %0 = stablehlo.concatenate %arg0, %arg1, dim = 0 : (tensor<5xi16>, tensor<1xi16>) -> tensor<6xi16>
  return %0 : tensor<6xi16>
}

  func.func @main(%input0: tensor<5xi16>, %input1: tensor<1xi16>) {
    %r = func.call @program(%input0, %input1) : (tensor<5xi16>, tensor<1xi16>) -> (tensor<6xi16>)
    check.expect_eq_const %r, dense<[-4, -7, 1, -3, -6, 9]> : tensor<6xi16>
    func.return
  }
}
