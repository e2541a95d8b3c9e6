// RUN: stablehlo-translate --interpret %s --args='[dense<[1.0, 6.0, -0.5]> : tensor<3xf4E2M1FN>, dense<[-2.0, -0.5]> : tensor<2xf4E2M1FN>]'
// RUN: : @program
// stablehlo.concatenate on f4E2M1FN, special values
//   N: low + 1
//   P: more
//   S: rank 0
//   E: f4E2M1FN
//   dimension: first
// legal 0 0: [1.0,6.0,-0.5,-2.0,-0.5]

module {
func.func @program(%arg0: tensor<3xf4E2M1FN>, %arg1: tensor<2xf4E2M1FN>) -> tensor<5xf4E2M1FN> {
  %0 = stablehlo.concatenate %arg0, %arg1, dim = 0 : (tensor<3xf4E2M1FN>, tensor<2xf4E2M1FN>) -> tensor<5xf4E2M1FN>
  return %0 : tensor<5xf4E2M1FN>
}

  func.func @main(%input0: tensor<3xf4E2M1FN>, %input1: tensor<2xf4E2M1FN>) {
    %r = func.call @program(%input0, %input1) : (tensor<3xf4E2M1FN>, tensor<2xf4E2M1FN>) -> (tensor<5xf4E2M1FN>)
    %v0 = stablehlo.convert %r : (tensor<5xf4E2M1FN>) -> tensor<5xf64>
    check.expect_eq_const %v0, dense<[1.0, 6.0, -0.5, -2.0, -0.5]> : tensor<5xf64>
    func.return
  }
}
