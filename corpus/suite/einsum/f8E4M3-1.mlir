// RUN: stablehlo-translate --interpret %s --args='[dense<[[-3.5], [0.6875], [0.28125]]> : tensor<3x1xf8E4M3>, dense<[[1.375]]> : tensor<1x1xf8E4M3>]'
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
// legal 0 0: [[-5.0,-4.5],[0.875,1.0],[0.34375,0.40625]]

module {
func.func @program(%arg0: tensor<3x1xf8E4M3>, %arg1: tensor<1x1xf8E4M3>) -> tensor<3x1xf8E4M3> {
  %0 = stablehlo.einsum %arg0, %arg1, config = "ab,bc->ac" : (tensor<3x1xf8E4M3>, tensor<1x1xf8E4M3>) -> tensor<3x1xf8E4M3>
  return %0 : tensor<3x1xf8E4M3>
}

  func.func @main(%input0: tensor<3x1xf8E4M3>, %input1: tensor<1x1xf8E4M3>) {
    %r = func.call @program(%input0, %input1) : (tensor<3x1xf8E4M3>, tensor<1x1xf8E4M3>) -> (tensor<3x1xf8E4M3>)
    %v0 = stablehlo.convert %r : (tensor<3x1xf8E4M3>) -> tensor<3x1xf64>
    %v1 = stablehlo.constant dense<[[-4.5], [1.0], [0.40625]]> : tensor<3x1xf64>
    %v2 = stablehlo.constant dense<[[-5.0], [0.875], [0.34375]]> : tensor<3x1xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<3x1xf64>, tensor<3x1xf64>) -> tensor<3x1xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<3x1xf64>, tensor<3x1xf64>) -> tensor<3x1xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<3x1xi1>
    check.expect_eq_const %v5, dense<true> : tensor<3x1xi1>
    func.return
  }
}
