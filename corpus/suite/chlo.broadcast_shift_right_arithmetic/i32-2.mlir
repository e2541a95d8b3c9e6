// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[-1, 6, 4, -7]]> : tensor<1x4xi32>, dense<[[[33], [32], [33]], [[1], [32], [1]], [[0], [1], [33]]]> : tensor<3x3x1xi32>]'
// RUN: : @program
// chlo.broadcast_shift_right_arithmetic on i32, envelope values
//   A: rank 2
//   A: has 1
//   E: i32
//   broadcast_dimensions: absent
//   B: more
//   B: alternative 2 (otherwise)
// legal 0 0: [null,null,null,null,null,null,null,null,null,null,null,null,-1,3,2,-4,null,null,null,null,-1,3,2,-4,-1,6,4,-7,-1,3,2,-4,null,null,null,null]

module {
func.func @program(%arg0: tensor<1x4xi32>, %arg1: tensor<3x3x1xi32>) -> tensor<3x3x4xi32> {
  %0 = chlo.broadcast_shift_right_arithmetic %arg0, %arg1 : (tensor<1x4xi32>, tensor<3x3x1xi32>) -> tensor<3x3x4xi32>
  return %0 : tensor<3x3x4xi32>
}

  func.func @main(%input0: tensor<1x4xi32>, %input1: tensor<3x3x1xi32>) {
    %r = func.call @program(%input0, %input1) : (tensor<1x4xi32>, tensor<3x3x1xi32>) -> (tensor<3x3x4xi32>)
    %v0 = stablehlo.constant dense<[[[2147483647, 2147483647, 2147483647, 2147483647], [2147483647, 2147483647, 2147483647, 2147483647], [2147483647, 2147483647, 2147483647, 2147483647]], [[-1, 3, 2, -4], [2147483647, 2147483647, 2147483647, 2147483647], [-1, 3, 2, -4]], [[-1, 6, 4, -7], [-1, 3, 2, -4], [2147483647, 2147483647, 2147483647, 2147483647]]]> : tensor<3x3x4xi32>
    %v1 = stablehlo.constant dense<[[[-2147483648, -2147483648, -2147483648, -2147483648], [-2147483648, -2147483648, -2147483648, -2147483648], [-2147483648, -2147483648, -2147483648, -2147483648]], [[-1, 3, 2, -4], [-2147483648, -2147483648, -2147483648, -2147483648], [-1, 3, 2, -4]], [[-1, 6, 4, -7], [-1, 3, 2, -4], [-2147483648, -2147483648, -2147483648, -2147483648]]]> : tensor<3x3x4xi32>
    %v2 = stablehlo.compare GE, %r, %v1, SIGNED : (tensor<3x3x4xi32>, tensor<3x3x4xi32>) -> tensor<3x3x4xi1>
    %v3 = stablehlo.compare LE, %r, %v0, SIGNED : (tensor<3x3x4xi32>, tensor<3x3x4xi32>) -> tensor<3x3x4xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<3x3x4xi1>
    %v5 = stablehlo.constant dense<[[[true, true, true, true], [true, true, true, true], [true, true, true, true]], [[false, false, false, false], [true, true, true, true], [false, false, false, false]], [[false, false, false, false], [false, false, false, false], [true, true, true, true]]]> : tensor<3x3x4xi1>
    %v6 = stablehlo.or %v4, %v5 : tensor<3x3x4xi1>
    check.expect_eq_const %v6, dense<true> : tensor<3x3x4xi1>
    func.return
  }
}
