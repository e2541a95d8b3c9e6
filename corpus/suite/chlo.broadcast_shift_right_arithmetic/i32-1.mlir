// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[5, 1, 2]> : tensor<3xi32>, dense<[[[1], [31], [1]], [[32], [31], [-1]], [[32], [2147483647], [-1]], [[0], [33], [1]]]> : tensor<4x3x1xi32>]'
// RUN: : @program
// chlo.broadcast_shift_right_arithmetic on i32, special values
//   A: rank 1
//   E: i32
//   broadcast_dimensions: given
//   broadcast_dimensions: other
//   B: 1
//   B: more
//   B: alternative 1 (otherwise)
// legal 0 0: [2,0,1,null,0,null,null,null,null,5,null,1]

module {
func.func @program(%arg0: tensor<3xi32>, %arg1: tensor<4x3x1xi32>) -> tensor<4x3x1xi32> {
  %0 = chlo.broadcast_shift_right_arithmetic %arg0, %arg1 {broadcast_dimensions = array<i64: 1>} : (tensor<3xi32>, tensor<4x3x1xi32>) -> tensor<4x3x1xi32>
  return %0 : tensor<4x3x1xi32>
}

  func.func @main(%input0: tensor<3xi32>, %input1: tensor<4x3x1xi32>) {
    %r = func.call @program(%input0, %input1) : (tensor<3xi32>, tensor<4x3x1xi32>) -> (tensor<4x3x1xi32>)
    %v0 = stablehlo.constant dense<[[[2], [0], [1]], [[2147483647], [0], [2147483647]], [[2147483647], [2147483647], [2147483647]], [[5], [2147483647], [1]]]> : tensor<4x3x1xi32>
    %v1 = stablehlo.constant dense<[[[2], [0], [1]], [[-2147483648], [0], [-2147483648]], [[-2147483648], [-2147483648], [-2147483648]], [[5], [-2147483648], [1]]]> : tensor<4x3x1xi32>
    %v2 = stablehlo.compare GE, %r, %v1, SIGNED : (tensor<4x3x1xi32>, tensor<4x3x1xi32>) -> tensor<4x3x1xi1>
    %v3 = stablehlo.compare LE, %r, %v0, SIGNED : (tensor<4x3x1xi32>, tensor<4x3x1xi32>) -> tensor<4x3x1xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<4x3x1xi1>
    %v5 = stablehlo.constant dense<[[[false], [false], [false]], [[true], [false], [true]], [[true], [true], [true]], [[false], [true], [false]]]> : tensor<4x3x1xi1>
    %v6 = stablehlo.or %v4, %v5 : tensor<4x3x1xi1>
    check.expect_eq_const %v6, dense<true> : tensor<4x3x1xi1>
    func.return
  }
}
