// RUN: stablehlo-translate --interpret %s --args='[dense<[-0.875, -0.5, 2.0, 1.0]> : tensor<4xf6E3M2FN>, dense<[0.5]> : tensor<1xf6E3M2FN>]'
// RUN: : @program
// stablehlo.concatenate on f6E3M2FN, envelope values
//   P: 1
//   P: more
//   S: rank 0
//   E: f6E3M2FN
//   dimension: first
// legal 0 0: [-3.5,-0.625,2.5,0.5,-0.875,-0.5,2.0,1.0,0.5]

module {
func.func @program(%arg0: tensor<4xf6E3M2FN>, %arg1: tensor<1xf6E3M2FN>) -> tensor<9xf6E3M2FN> {
  %0 = stablehlo.constant dense<[-3.5, -0.625, 2.5, 0.5]> : tensor<4xf6E3M2FN>
  %1 = stablehlo.concatenate %0, %arg0, %arg1, dim = 0 : (tensor<4xf6E3M2FN>, tensor<4xf6E3M2FN>, tensor<1xf6E3M2FN>) -> tensor<9xf6E3M2FN>
  return %1 : tensor<9xf6E3M2FN>
}

  func.func @main(%input0: tensor<4xf6E3M2FN>, %input1: tensor<1xf6E3M2FN>) {
    %r = func.call @program(%input0, %input1) : (tensor<4xf6E3M2FN>, tensor<1xf6E3M2FN>) -> (tensor<9xf6E3M2FN>)
    %v0 = stablehlo.convert %r : (tensor<9xf6E3M2FN>) -> tensor<9xf64>
    check.expect_eq_const %v0, dense<[-3.5, -0.625, 2.5, 0.5, -0.875, -0.5, 2.0, 1.0, 0.5]> : tensor<9xf64>
    func.return
  }
}
