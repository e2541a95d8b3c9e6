// RUN: stablehlo-translate --interpret %s --args='[dense<[23725]> : tensor<1xi16>, dense<> : tensor<0xi16>, dense<0> : tensor<i16>]'
// RUN: : @program
// stablehlo.dynamic_update_slice on i16, special values
//   S: rank 1
//   S: has 1
//   U: low
//   E: i16
//   I: i16
// legal 0 0: [23725]

module {
func.func @program(%arg0: tensor<1xi16>, %arg1: tensor<0xi16>, %arg2: tensor<i16>) -> tensor<1xi16> {
  %0 = stablehlo.dynamic_update_slice %arg0, %arg1, %arg2 : (tensor<1xi16>, tensor<0xi16>, tensor<i16>) -> tensor<1xi16>
  return %0 : tensor<1xi16>
}

  func.func @main(%input0: tensor<1xi16>, %input1: tensor<0xi16>, %input2: tensor<i16>) {
    %r = func.call @program(%input0, %input1, %input2) : (tensor<1xi16>, tensor<0xi16>, tensor<i16>) -> (tensor<1xi16>)
    check.expect_eq_const %r, dense<23725> : tensor<1xi16>
    func.return
  }
}
