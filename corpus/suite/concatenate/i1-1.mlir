// RUN: stablehlo-translate --interpret %s --args='[dense<[true]> : tensor<1xi1>, dense<[false]> : tensor<1xi1>, dense<[false, true, true, true]> : tensor<4xi1>]'
// RUN: : @program
// stablehlo.concatenate on i1, exact values
//   P: 1
//   P: more
//   S: rank 0
//   E: i1
//   dimension: first
// legal 0 0: [true,false,false,true,true,true]

module {
func.func @program(%arg0: tensor<1xi1>, %arg1: tensor<1xi1>, %arg2: tensor<4xi1>) -> tensor<6xi1> {
  %0 = stablehlo.concatenate %arg0, %arg1, %arg2, dim = 0 : (tensor<1xi1>, tensor<1xi1>, tensor<4xi1>) -> tensor<6xi1>
  return %0 : tensor<6xi1>
}

  func.func @main(%input0: tensor<1xi1>, %input1: tensor<1xi1>, %input2: tensor<4xi1>) {
    %r = func.call @program(%input0, %input1, %input2) : (tensor<1xi1>, tensor<1xi1>, tensor<4xi1>) -> (tensor<6xi1>)
    check.expect_eq_const %r, dense<[true, false, false, true, true, true]> : tensor<6xi1>
    func.return
  }
}
