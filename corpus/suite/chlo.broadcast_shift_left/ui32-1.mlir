// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<4294967287> : tensor<ui32>, dense<31> : tensor<ui32>]'
// RUN: : @program
// chlo.broadcast_shift_left on ui32, special values
//   A: rank 0
//   m: low
//   E: ui32
//   broadcast_dimensions: given
//   broadcast_dimensions: first
//   broadcast_dimensions: last
// legal 0 0: [2147483648]

module {
func.func @program(%arg0: tensor<ui32>, %arg1: tensor<ui32>) -> tensor<ui32> {
  %0 = chlo.broadcast_shift_left %arg0, %arg1 {broadcast_dimensions = array<i64>} : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
  return %0 : tensor<ui32>
}

  func.func @main(%input0: tensor<ui32>, %input1: tensor<ui32>) {
    %r = func.call @program(%input0, %input1) : (tensor<ui32>, tensor<ui32>) -> (tensor<ui32>)
    check.expect_eq_const %r, dense<2147483648> : tensor<ui32>
    func.return
  }
}
