// RUN: stablehlo-translate --interpret %s --args='[dense<[1.5, -2.0, 0.5, 1.5]> : tensor<4xf6E2M3FN>, dense<[0.0, 0.0, 0.0, -3.0]> : tensor<4xf6E2M3FN>]'
// RUN: : @program
// stablehlo.einsum on f6E2M3FN, exact values
//   E: f6E2M3FN
//   einsum_config: alternative 4
//   n: alternative 1 (otherwise)
//   A: more
//   m: alternative 1 (otherwise)
//   B: alternative 1 (otherwise)
//   B: alternative 2 (otherwise)
// legal 0 0: [-4.5]

module {
func.func @program(%arg0: tensor<4xf6E2M3FN>, %arg1: tensor<4xf6E2M3FN>) -> tensor<f6E2M3FN> {
  %0 = stablehlo.einsum %arg0, %arg1, config = "a,a->" : (tensor<4xf6E2M3FN>, tensor<4xf6E2M3FN>) -> tensor<f6E2M3FN>
  return %0 : tensor<f6E2M3FN>
}

  func.func @main(%input0: tensor<4xf6E2M3FN>, %input1: tensor<4xf6E2M3FN>) {
    %r = func.call @program(%input0, %input1) : (tensor<4xf6E2M3FN>, tensor<4xf6E2M3FN>) -> (tensor<f6E2M3FN>)
    %v0 = stablehlo.convert %r : (tensor<f6E2M3FN>) -> tensor<f64>
    check.expect_eq_const %v0, dense<-4.5> : tensor<f64>
    func.return
  }
}
