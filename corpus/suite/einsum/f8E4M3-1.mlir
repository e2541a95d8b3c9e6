// RUN: stablehlo-translate --interpret %s --args='[dense<[[-3.5], [0.6875], [0.28125]]> : tensor<3x1xf8E4M3>, dense<[[-0.0]]> : tensor<1x1xf8E4M3>]'
// RUN: : @program
// stablehlo.einsum on f8E4M3, special values
//   E: f8E4M3
//   einsum_config: alternative 1
//   n: alternative 1 (otherwise)
//   A: 1
//   A: more
//   m: alternative 1 (otherwise)
//   B: 1
//   B: alternative 1 (otherwise)
//   B: alternative 2 (otherwise)
// legal 0 0: [[0.0,0.0],[0.0,0.0],[0.0,0.0]]

module {
func.func @program(%arg0: tensor<3x1xf8E4M3>, %arg1: tensor<1x1xf8E4M3>) -> tensor<3x1xf8E4M3> {
  %0 = stablehlo.einsum %arg0, %arg1, config = "ab,bc->ac" : (tensor<3x1xf8E4M3>, tensor<1x1xf8E4M3>) -> tensor<3x1xf8E4M3>
  return %0 : tensor<3x1xf8E4M3>
}

  func.func @main(%input0: tensor<3x1xf8E4M3>, %input1: tensor<1x1xf8E4M3>) {
    %r = func.call @program(%input0, %input1) : (tensor<3x1xf8E4M3>, tensor<1x1xf8E4M3>) -> (tensor<3x1xf8E4M3>)
    %v0 = stablehlo.convert %r : (tensor<3x1xf8E4M3>) -> tensor<3x1xf64>
    check.expect_eq_const %v0, dense<0.0> : tensor<3x1xf64>
    func.return
  }
}
