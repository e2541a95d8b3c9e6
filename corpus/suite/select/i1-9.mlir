// RUN: stablehlo-translate --interpret %s --args='[dense<false> : tensor<i1>, dense<-2> : tensor<i16>, dense<16> : tensor<i16>]'
// RUN: : @program
// stablehlo.select on i1, exact values
//   S: rank 0
//   E: i16
//   P: alternative 1
//   P: alternative 2
// legal 0 0: [16]

module {
func.func @program(%arg0: tensor<i1>, %arg1: tensor<i16>, %arg2: tensor<i16>) -> tensor<i16> {
  %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i16>
  return %0 : tensor<i16>
}

  func.func @main(%input0: tensor<i1>, %input1: tensor<i16>, %input2: tensor<i16>) {
    %r = func.call @program(%input0, %input1, %input2) : (tensor<i1>, tensor<i16>, tensor<i16>) -> (tensor<i16>)
    check.expect_eq_const %r, dense<16> : tensor<i16>
    func.return
  }
}
