// RUN: stablehlo-translate --interpret %s --args='[dense<[-3.0]> : tensor<1xf32>]'
// RUN: : @program
// stablehlo.dot on f32, exact values
//   M: rank 0
//   N: rank 0
//   k: 1
//   E: f32
//   F: f32
//   precision_config: absent
// legal 0 0: [9.0]

module {
func.func @program(%arg0: tensor<1xf32>) -> tensor<f32> {
  %0 = stablehlo.dot %arg0, %arg0 : (tensor<1xf32>, tensor<1xf32>) -> tensor<f32>
  return %0 : tensor<f32>
}

  func.func @main(%input0: tensor<1xf32>) {
    %r = func.call @program(%input0) : (tensor<1xf32>) -> (tensor<f32>)
    %v0 = stablehlo.convert %r : (tensor<f32>) -> tensor<f64>
    check.expect_eq_const %v0, dense<9.0> : tensor<f64>
    func.return
  }
}
