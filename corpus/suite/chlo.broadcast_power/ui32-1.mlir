// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[0, 7, 9]> : tensor<3xui32>, dense<8> : tensor<ui32>]'
// RUN: : @program
// chlo.broadcast_power on ui32, exact values
//   A: rank 1
//   m: low
//   E: ui32
//   broadcast_dimensions: given
//   broadcast_dimensions: first
//   broadcast_dimensions: last
// legal 0 0: [0,5764801,43046721]

module {
func.func @program(%arg0: tensor<3xui32>, %arg1: tensor<ui32>) -> tensor<3xui32> {
  %0 = chlo.broadcast_power %arg0, %arg1 {broadcast_dimensions = array<i64>} : (tensor<3xui32>, tensor<ui32>) -> tensor<3xui32>
  return %0 : tensor<3xui32>
}

  func.func @main(%input0: tensor<3xui32>, %input1: tensor<ui32>) {
    %r = func.call @program(%input0, %input1) : (tensor<3xui32>, tensor<ui32>) -> (tensor<3xui32>)
    check.expect_eq_const %r, dense<[0, 5764801, 43046721]> : tensor<3xui32>
    func.return
  }
}
