// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[7, -1, -1, -4], [-2, -9, 2, 5]]> : tensor<2x4xi32>, dense<[[[0], [0]]]> : tensor<1x2x1xi32>]'
// RUN: : @program
// chlo.broadcast_shift_right_logical on i32, envelope values
//   A: rank 2
//   E: i32
//   broadcast_dimensions: given
//   broadcast_dimensions: other
//   B: more
//   B: alternative 2 (otherwise)
// legal 0 0: [7,-1,-1,-4,7,-1,-1,-4,-2,-9,2,5,-2,-9,2,5]

module {
func.func @program(%arg0: tensor<2x4xi32>, %arg1: tensor<1x2x1xi32>) -> tensor<2x2x4xi32> {
  %0 = chlo.broadcast_shift_right_logical %arg0, %arg1 {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x4xi32>, tensor<1x2x1xi32>) -> tensor<2x2x4xi32>
  return %0 : tensor<2x2x4xi32>
}

  func.func @main(%input0: tensor<2x4xi32>, %input1: tensor<1x2x1xi32>) {
    %r = func.call @program(%input0, %input1) : (tensor<2x4xi32>, tensor<1x2x1xi32>) -> (tensor<2x2x4xi32>)
    check.expect_eq_const %r, dense<[[[7, -1, -1, -4], [7, -1, -1, -4]], [[-2, -9, 2, 5], [-2, -9, 2, 5]]]> : tensor<2x2x4xi32>
    func.return
  }
}
