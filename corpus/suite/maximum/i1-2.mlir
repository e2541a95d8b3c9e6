// RUN: stablehlo-translate --interpret %s --args='[dense<[[false, true, false, false, true], [true, false, false, true, false], [true, false, true, false, true]]> : tensor<3x5xi1>, dense<[[false, false, false, true, false], [false, false, true, true, true], [false, true, false, true, true]]> : tensor<3x5xi1>]'
// RUN: : @program
// stablehlo.maximum on i1, envelope values
//   S: rank 2
//   E: i1
// legal 0 0: [false,true,false,true,true,true,false,true,true,true,true,true,true,true,true]

module {
func.func @program(%arg0: tensor<3x5xi1>, %arg1: tensor<3x5xi1>) -> tensor<3x5xi1> {
  %0 = stablehlo.maximum %arg0, %arg1 : tensor<3x5xi1>
  return %0 : tensor<3x5xi1>
}

  func.func @main(%input0: tensor<3x5xi1>, %input1: tensor<3x5xi1>) {
    %r = func.call @program(%input0, %input1) : (tensor<3x5xi1>, tensor<3x5xi1>) -> (tensor<3x5xi1>)
    check.expect_eq_const %r, dense<[[false, true, false, true, true], [true, false, true, true, true], [true, true, true, true, true]]> : tensor<3x5xi1>
    func.return
  }
}
