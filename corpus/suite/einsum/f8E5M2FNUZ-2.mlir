// RUN: stablehlo-translate --interpret %s --args='[dense<[[[0.0], [2.0], [-2.0]], [[-1.0], [-2.0], [2.0]], [[2.0], [0.0], [-1.0]]]> : tensor<3x3x1xf8E5M2FNUZ>, dense<[[[0.25], [0.5], [-0.25]], [[0.5], [-0.5], [0.5]], [[0.5], [-0.25], [0.25]], [[0.25], [0.25], [0.25]], [[0.25], [-0.25], [0.0]]]> : tensor<5x3x1xf8E5M2FNUZ>]'
// RUN: : @program
// stablehlo.einsum on f8E5M2FNUZ, exact values
//   E: f8E5M2FNUZ
//   einsum_config: alternative 9
//   n: alternative 1 (otherwise)
//   A: 1
//   A: more
//   m: alternative 1 (otherwise)
//   B: more
//   B: alternative 1 (otherwise)
//   B: alternative 2 (otherwise)
// legal 0 0: [1.5,-1.75,0.75,-2.0,1.5,0.5,-1.0,0.5,0.75,[0.0,0.0],-0.25,0.25,-0.5,0.25,0.5]

module {
func.func @program(%arg0: tensor<3x3x1xf8E5M2FNUZ>, %arg1: tensor<5x3x1xf8E5M2FNUZ>) -> tensor<5x3xf8E5M2FNUZ> {
  %0 = stablehlo.einsum %arg0, %arg1, config = "iab,jab->ji" : (tensor<3x3x1xf8E5M2FNUZ>, tensor<5x3x1xf8E5M2FNUZ>) -> tensor<5x3xf8E5M2FNUZ>
  return %0 : tensor<5x3xf8E5M2FNUZ>
}

  func.func @main(%input0: tensor<3x3x1xf8E5M2FNUZ>, %input1: tensor<5x3x1xf8E5M2FNUZ>) {
    %r = func.call @program(%input0, %input1) : (tensor<3x3x1xf8E5M2FNUZ>, tensor<5x3x1xf8E5M2FNUZ>) -> (tensor<5x3xf8E5M2FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<5x3xf8E5M2FNUZ>) -> tensor<5x3xf64>
    check.expect_eq_const %v0, dense<[[1.5, -1.75, 0.75], [-2.0, 1.5, 0.5], [-1.0, 0.5, 0.75], [0.0, -0.25, 0.25], [-0.5, 0.25, 0.5]]> : tensor<5x3xf64>
    func.return
  }
}
