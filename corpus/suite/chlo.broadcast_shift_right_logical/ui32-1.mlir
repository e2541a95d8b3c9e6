// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[[1, 1], [2, 4], [5, 2], [5, 6]]]> : tensor<1x4x2xui32>, dense<[[[0], [33], [1], [33]], [[33], [33], [4294967295], [32]], [[31], [4294967295], [31], [4294967295]], [[0], [1073741824], [32], [1]], [[33], [0], [2147483647], [33]]]> : tensor<5x4x1xui32>]'
// RUN: : @program
// chlo.broadcast_shift_right_logical on ui32, envelope values
//   A: rank 3+
//   A: has 1
//   E: ui32
//   broadcast_dimensions: given
//   broadcast_dimensions: first
//   broadcast_dimensions: last
//   B: more
//   B: alternative 1 (otherwise)
//   B: alternative 2 (otherwise)
// legal 0 0: [1,1,null,null,2,1,null,null,null,null,null,null,null,null,null,null,0,0,null,null,0,0,null,null,1,1,null,null,null,null,2,3,null,null,2,4,null,null,null,null]

module {
func.func @program(%arg0: tensor<1x4x2xui32>, %arg1: tensor<5x4x1xui32>) -> tensor<5x4x2xui32> {
  %0 = chlo.broadcast_shift_right_logical %arg0, %arg1 {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<1x4x2xui32>, tensor<5x4x1xui32>) -> tensor<5x4x2xui32>
  return %0 : tensor<5x4x2xui32>
}

  func.func @main(%input0: tensor<1x4x2xui32>, %input1: tensor<5x4x1xui32>) {
    %r = func.call @program(%input0, %input1) : (tensor<1x4x2xui32>, tensor<5x4x1xui32>) -> (tensor<5x4x2xui32>)
    %v0 = stablehlo.constant dense<[[[1, 1], [4294967295, 4294967295], [2, 1], [4294967295, 4294967295]], [[4294967295, 4294967295], [4294967295, 4294967295], [4294967295, 4294967295], [4294967295, 4294967295]], [[0, 0], [4294967295, 4294967295], [0, 0], [4294967295, 4294967295]], [[1, 1], [4294967295, 4294967295], [4294967295, 4294967295], [2, 3]], [[4294967295, 4294967295], [2, 4], [4294967295, 4294967295], [4294967295, 4294967295]]]> : tensor<5x4x2xui32>
    %v1 = stablehlo.constant dense<[[[1, 1], [0, 0], [2, 1], [0, 0]], [[0, 0], [0, 0], [0, 0], [0, 0]], [[0, 0], [0, 0], [0, 0], [0, 0]], [[1, 1], [0, 0], [0, 0], [2, 3]], [[0, 0], [2, 4], [0, 0], [0, 0]]]> : tensor<5x4x2xui32>
    %v2 = stablehlo.compare GE, %r, %v1, UNSIGNED : (tensor<5x4x2xui32>, tensor<5x4x2xui32>) -> tensor<5x4x2xi1>
    %v3 = stablehlo.compare LE, %r, %v0, UNSIGNED : (tensor<5x4x2xui32>, tensor<5x4x2xui32>) -> tensor<5x4x2xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<5x4x2xi1>
    %v5 = stablehlo.constant dense<[[[false, false], [true, true], [false, false], [true, true]], [[true, true], [true, true], [true, true], [true, true]], [[false, false], [true, true], [false, false], [true, true]], [[false, false], [true, true], [true, true], [false, false]], [[true, true], [false, false], [true, true], [true, true]]]> : tensor<5x4x2xi1>
    %v6 = stablehlo.or %v4, %v5 : tensor<5x4x2xi1>
    check.expect_eq_const %v6, dense<true> : tensor<5x4x2xi1>
    func.return
  }
}
