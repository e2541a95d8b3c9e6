// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[6, -3, 7, -2, -5], [-6, 1, -1, 0, -5], [2, 3, -1, -2, 4], [5, -7, -3, 0, 0], [-3, 4, -6, 4, 2]]> : tensor<5x5xi4>, dense<[[[0, 1, -1, 1, -1]], [[1, 1, 1, 2, 1]], [[5, 1, -1, 0, 1]], [[1, 0, 0, 5, 3]], [[5, 5, 2, 1, -1]]]> : tensor<5x1x5xi4>]'
// RUN: : @program
// chlo.broadcast_shift_left on i4, exact values
//   A: rank 2
//   E: i4
//   broadcast_dimensions: given
//   broadcast_dimensions: other
//   B: 1
//   B: alternative 1 (otherwise)
// legal 0 0: [6,-6,null,-4,null,4,2,-2,0,6,null,6,null,-2,-8,-6,-7,-3,null,0,null,null,-8,-8,null]

module {
func.func @program(%arg0: tensor<5x5xi4>, %arg1: tensor<5x1x5xi4>) -> tensor<5x1x5xi4> {
  %0 = chlo.broadcast_shift_left %arg0, %arg1 {broadcast_dimensions = array<i64: 0, 2>} : (tensor<5x5xi4>, tensor<5x1x5xi4>) -> tensor<5x1x5xi4>
  return %0 : tensor<5x1x5xi4>
}

  func.func @main(%input0: tensor<5x5xi4>, %input1: tensor<5x1x5xi4>) {
    %r = func.call @program(%input0, %input1) : (tensor<5x5xi4>, tensor<5x1x5xi4>) -> (tensor<5x1x5xi4>)
    %v0 = stablehlo.constant dense<[[[6, -6, 7, -4, 7]], [[4, 2, -2, 0, 6]], [[7, 6, 7, -2, -8]], [[-6, -7, -3, 7, 0]], [[7, 7, -8, -8, 7]]]> : tensor<5x1x5xi4>
    %v1 = stablehlo.constant dense<[[[6, -6, -8, -4, -8]], [[4, 2, -2, 0, 6]], [[-8, 6, -8, -2, -8]], [[-6, -7, -3, -8, 0]], [[-8, -8, -8, -8, -8]]]> : tensor<5x1x5xi4>
    %v2 = stablehlo.compare GE, %r, %v1, SIGNED : (tensor<5x1x5xi4>, tensor<5x1x5xi4>) -> tensor<5x1x5xi1>
    %v3 = stablehlo.compare LE, %r, %v0, SIGNED : (tensor<5x1x5xi4>, tensor<5x1x5xi4>) -> tensor<5x1x5xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<5x1x5xi1>
    %v5 = stablehlo.constant dense<[[[false, false, true, false, true]], [[false, false, false, false, false]], [[true, false, true, false, false]], [[false, false, false, true, false]], [[true, true, false, false, true]]]> : tensor<5x1x5xi1>
    %v6 = stablehlo.or %v4, %v5 : tensor<5x1x5xi1>
    check.expect_eq_const %v6, dense<true> : tensor<5x1x5xi1>
    func.return
  }
}
