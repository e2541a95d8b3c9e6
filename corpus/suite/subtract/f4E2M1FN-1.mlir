// RUN: stablehlo-translate --interpret %s --args='[dense<[-0.0, 2.0]> : tensor<2xf4E2M1FN>, dense<[-3.0, -1.0]> : tensor<2xf4E2M1FN>]'
// RUN: : @program
// stablehlo.subtract on f4E2M1FN, special values
//   S: rank 1
//   E: f4E2M1FN
// legal 0 0: [3.0,3.0]

module {
func.func @program(%arg0: tensor<2xf4E2M1FN>, %arg1: tensor<2xf4E2M1FN>) -> tensor<2xf4E2M1FN> {
  %0 = stablehlo.subtract %arg0, %arg1 : tensor<2xf4E2M1FN>
  return %0 : tensor<2xf4E2M1FN>
}

  func.func @main(%input0: tensor<2xf4E2M1FN>, %input1: tensor<2xf4E2M1FN>) {
    %r = func.call @program(%input0, %input1) : (tensor<2xf4E2M1FN>, tensor<2xf4E2M1FN>) -> (tensor<2xf4E2M1FN>)
    %v0 = stablehlo.convert %r : (tensor<2xf4E2M1FN>) -> tensor<2xf64>
    check.expect_eq_const %v0, dense<3.0> : tensor<2xf64>
    func.return
  }
}
