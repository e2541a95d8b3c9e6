// RUN: stablehlo-translate --interpret %s --args='[dense<0.5> : tensor<f6E3M2FN>]'
// RUN: : @program
// stablehlo.einsum on f6E3M2FN, exact values
//   E: f6E3M2FN
//   einsum_config: alternative 8
//   n: alternative 1 (otherwise)
//   m: alternative 1 (otherwise)
//   B: more
// legal 0 0: [0.25,[0.0,0.0],[0.0,0.0],-0.5,0.5,[0.0,0.0],0.25,0.25]

module {
func.func @program(%arg0: tensor<f6E3M2FN>) -> tensor<4x2xf6E3M2FN> {
  %0 = stablehlo.constant dense<[[0.5, 0.0, 1.0, 0.5], [0.0, -1.0, 0.0, 0.5]]> : tensor<2x4xf6E3M2FN>
  %1 = stablehlo.einsum %arg0, %0, config = ",ab->ba" : (tensor<f6E3M2FN>, tensor<2x4xf6E3M2FN>) -> tensor<4x2xf6E3M2FN>
  return %1 : tensor<4x2xf6E3M2FN>
}

  func.func @main(%input0: tensor<f6E3M2FN>) {
    %r = func.call @program(%input0) : (tensor<f6E3M2FN>) -> (tensor<4x2xf6E3M2FN>)
    %v0 = stablehlo.convert %r : (tensor<4x2xf6E3M2FN>) -> tensor<4x2xf64>
    check.expect_eq_const %v0, dense<[[0.25, 0.0], [0.0, -0.5], [0.5, 0.0], [0.25, 0.25]]> : tensor<4x2xf64>
    func.return
  }
}
