// RUN: stablehlo-translate --interpret %s --args='[dense<0.0> : tensor<f32>, dense<[5.702134e-06, 2.460073e-08, -407563894784.0, 18194800.0]> : tensor<4xf32>]'
// RUN: : @program
// stablehlo.einsum on f32, special values
//   E: f32
//   einsum_config: alternative 11
//   n: low
//   m: low + 1
//   B: more
// legal 0 0: [[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0]]

module {
func.func @program(%arg0: tensor<f32>, %arg1: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.einsum %arg0, %arg1, config = "...,...->..." : (tensor<f32>, tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

  func.func @main(%input0: tensor<f32>, %input1: tensor<4xf32>) {
    %r = func.call @program(%input0, %input1) : (tensor<f32>, tensor<4xf32>) -> (tensor<4xf32>)
    %v0 = stablehlo.convert %r : (tensor<4xf32>) -> tensor<4xf64>
    check.expect_eq_const %v0, dense<0.0> : tensor<4xf64>
    func.return
  }
}
