// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[-3.5, 3.5, -3.0]> : tensor<3xf32>]'
// RUN: : @program
// chlo.broadcast_minimum on f32, exact values
//   A: rank 1
//   m: low + 1
//   E: f32
//   broadcast_dimensions: absent
//   B: alternative 1 (otherwise)
// legal 0 0: [-3.5,-3.0,-3.0]

module {
func.func @program(%arg0: tensor<3xf32>) -> tensor<3xf32> {
  %0 = stablehlo.constant dense<[2.0, -3.0, 8.0]> : tensor<3xf32>
  %1 = chlo.broadcast_minimum %arg0, %0 : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
  return %1 : tensor<3xf32>
}

  func.func @main(%input0: tensor<3xf32>) {
    %r = func.call @program(%input0) : (tensor<3xf32>) -> (tensor<3xf32>)
    %v0 = stablehlo.convert %r : (tensor<3xf32>) -> tensor<3xf64>
    check.expect_eq_const %v0, dense<[-3.5, -3.0, -3.0]> : tensor<3xf64>
    func.return
  }
}
