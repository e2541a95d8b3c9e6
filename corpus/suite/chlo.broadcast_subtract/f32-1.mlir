// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<0.0> : tensor<f32>]'
// RUN: : @program
// chlo.broadcast_subtract on f32, exact values
//   A: rank 1
//   A: has 1
//   m: low
//   E: f32
//   broadcast_dimensions: absent
// legal 0 0: [2.0]

module {
func.func @program(%arg0: tensor<f32>) -> tensor<1xf32> {
  %0 = stablehlo.constant dense<[2.0]> : tensor<1xf32>
  %1 = chlo.broadcast_subtract %0, %arg0 : (tensor<1xf32>, tensor<f32>) -> tensor<1xf32>
  return %1 : tensor<1xf32>
}

  func.func @main(%input0: tensor<f32>) {
    %r = func.call @program(%input0) : (tensor<f32>) -> (tensor<1xf32>)
    %v0 = stablehlo.convert %r : (tensor<1xf32>) -> tensor<1xf64>
    check.expect_eq_const %v0, dense<2.0> : tensor<1xf64>
    func.return
  }
}
