// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[[1, 3, 3, 1, 0]], [[3, 2, 1, 0, 3]]]> : tensor<2x1x5xui2>]'
// RUN: : @program
// chlo.broadcast_shift_left on ui2, exact values
//   A: rank 3+
//   A: has 1
//   E: ui2
//   broadcast_dimensions: given
//   broadcast_dimensions: first
//   broadcast_dimensions: last
//   B: more
//   B: alternative 1 (otherwise)
//   B: alternative 2 (otherwise)
// legal 0 0: [2,null,null,2,0,2,null,null,0,3,0,null,null,2,1,2,null,null,2,2,null,null,0,3,null,null,null,0,0,null,null,null,2,3,null,null,null,0,1,null]

module {
func.func @program(%arg0: tensor<2x1x5xui2>) -> tensor<2x4x5xui2> {
  %0 = stablehlo.constant dense<[[[3, 2, 0, 3, 0], [3, 3, 2, 0, 3], [2, 3, 1, 3, 1], [3, 2, 0, 1, 2]]]> : tensor<1x4x5xui2>
  %1 = chlo.broadcast_shift_left %0, %arg0 {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<1x4x5xui2>, tensor<2x1x5xui2>) -> tensor<2x4x5xui2>
  return %1 : tensor<2x4x5xui2>
}

  func.func @main(%input0: tensor<2x1x5xui2>) {
    %r = func.call @program(%input0) : (tensor<2x1x5xui2>) -> (tensor<2x4x5xui2>)
    %v0 = stablehlo.constant dense<[[[2, 3, 3, 2, 0], [2, 3, 3, 0, 3], [0, 3, 3, 2, 1], [2, 3, 3, 2, 2]], [[3, 3, 0, 3, 3], [3, 3, 0, 0, 3], [3, 3, 2, 3, 3], [3, 3, 0, 1, 3]]]> : tensor<2x4x5xui2>
    %v1 = stablehlo.constant dense<[[[2, 0, 0, 2, 0], [2, 0, 0, 0, 3], [0, 0, 0, 2, 1], [2, 0, 0, 2, 2]], [[0, 0, 0, 3, 0], [0, 0, 0, 0, 0], [0, 0, 2, 3, 0], [0, 0, 0, 1, 0]]]> : tensor<2x4x5xui2>
    %v2 = stablehlo.compare GE, %r, %v1, UNSIGNED : (tensor<2x4x5xui2>, tensor<2x4x5xui2>) -> tensor<2x4x5xi1>
    %v3 = stablehlo.compare LE, %r, %v0, UNSIGNED : (tensor<2x4x5xui2>, tensor<2x4x5xui2>) -> tensor<2x4x5xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<2x4x5xi1>
    %v5 = stablehlo.constant dense<[[[false, true, true, false, false], [false, true, true, false, false], [false, true, true, false, false], [false, true, true, false, false]], [[true, true, false, false, true], [true, true, false, false, true], [true, true, false, false, true], [true, true, false, false, true]]]> : tensor<2x4x5xi1>
    %v6 = stablehlo.or %v4, %v5 : tensor<2x4x5xi1>
    check.expect_eq_const %v6, dense<true> : tensor<2x4x5xi1>
    func.return
  }
}
