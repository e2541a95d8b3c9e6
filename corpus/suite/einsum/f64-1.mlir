// RUN: stablehlo-translate --interpret %s --args='[dense<[-4.693537830535527]> : tensor<1xf64>, dense<[-0.23391326756843805]> : tensor<1xf64>]'
// RUN: : @program
// stablehlo.einsum on f64, envelope values
//   E: f64
//   einsum_config: alternative 4
//   n: alternative 1 (otherwise)
//   A: 1
//   m: alternative 1 (otherwise)
//   B: alternative 1 (otherwise)
//   B: alternative 2 (otherwise)
// legal 0 0: [1.097880770396643]

module {
func.func @program(%arg0: tensor<1xf64>, %arg1: tensor<1xf64>) -> tensor<f64> {
  %0 = stablehlo.einsum %arg0, %arg1, config = "a,a->" : (tensor<1xf64>, tensor<1xf64>) -> tensor<f64>
  return %0 : tensor<f64>
}

  func.func @main(%input0: tensor<1xf64>, %input1: tensor<1xf64>) {
    %r = func.call @program(%input0, %input1) : (tensor<1xf64>, tensor<1xf64>) -> (tensor<f64>)
    check.expect_eq_const %r, dense<1.097880770396643> : tensor<f64>
    func.return
  }
}
