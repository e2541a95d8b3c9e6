// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[9, 4, 7, 5]> : tensor<4xui32>]'
// RUN: : @program
// chlo.broadcast_subtract on ui32, exact values
//   A: rank 1
//   E: ui32
//   broadcast_dimensions: given
//   broadcast_dimensions: last
//   B: more
//   B: alternative 1 (otherwise)
// legal 0 0: [2,2,1,null,5,null,null,4]

module {
func.func @program(%arg0: tensor<4xui32>) -> tensor<2x4xui32> {
  %0 = stablehlo.constant dense<[[7, 2, 6, 8], [4, 5, 9, 1]]> : tensor<2x4xui32>
  %1 = chlo.broadcast_subtract %arg0, %0 {broadcast_dimensions = array<i64: 1>} : (tensor<4xui32>, tensor<2x4xui32>) -> tensor<2x4xui32>
  return %1 : tensor<2x4xui32>
}

  func.func @main(%input0: tensor<4xui32>) {
    %r = func.call @program(%input0) : (tensor<4xui32>) -> (tensor<2x4xui32>)
    %v0 = stablehlo.constant dense<[[2, 2, 1, 4294967295], [5, 4294967295, 4294967295, 4]]> : tensor<2x4xui32>
    %v1 = stablehlo.constant dense<[[2, 2, 1, 0], [5, 0, 0, 4]]> : tensor<2x4xui32>
    %v2 = stablehlo.compare GE, %r, %v1, UNSIGNED : (tensor<2x4xui32>, tensor<2x4xui32>) -> tensor<2x4xi1>
    %v3 = stablehlo.compare LE, %r, %v0, UNSIGNED : (tensor<2x4xui32>, tensor<2x4xui32>) -> tensor<2x4xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<2x4xi1>
    %v5 = stablehlo.constant dense<[[false, false, false, true], [false, true, true, false]]> : tensor<2x4xi1>
    %v6 = stablehlo.or %v4, %v5 : tensor<2x4xi1>
    check.expect_eq_const %v6, dense<true> : tensor<2x4xi1>
    func.return
  }
}
