// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[2]> : tensor<1xui32>]'
// RUN: : @program
// chlo.broadcast_minimum on ui32, envelope values
//   A: rank 2
//   m: low + 1
//   E: ui32
//   broadcast_dimensions: given
//   broadcast_dimensions: last
//   B: alternative 2 (otherwise)
// legal 0 0: [2,0,2,2,2,0]

module {
func.func @program(%arg0: tensor<1xui32>) -> tensor<3x2xui32> {
  %0 = stablehlo.constant dense<[[5, 0], [5, 3], [2, 0]]> : tensor<3x2xui32>
  %1 = chlo.broadcast_minimum %0, %arg0 {broadcast_dimensions = array<i64: 1>} : (tensor<3x2xui32>, tensor<1xui32>) -> tensor<3x2xui32>
  return %1 : tensor<3x2xui32>
}

  func.func @main(%input0: tensor<1xui32>) {
    %r = func.call @program(%input0) : (tensor<1xui32>) -> (tensor<3x2xui32>)
    check.expect_eq_const %r, dense<[[2, 0], [2, 2], [2, 0]]> : tensor<3x2xui32>
    func.return
  }
}
