// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[[-2147483648, -2147483647], [0, 0], [-2, -2147483648], [7, 9], [-8, 5]], [[1, -2147483647], [1073741824, 1], [1, 3], [1, 6], [-3, -4]]]> : tensor<2x5x2xi32>, dense<[31, 0, 33, 0, 1]> : tensor<5xi32>]'
// RUN: : @program
// chlo.broadcast_shift_right_arithmetic on i32, special values
//   A: rank 3+
//   m: low + 1
//   E: i32
//   broadcast_dimensions: given
//   broadcast_dimensions: other
//   B: alternative 1 (otherwise)
// legal 0 0: [-1,-1,0,0,null,null,7,9,-4,2,0,-1,1073741824,1,null,null,1,6,-2,-2]

module {
func.func @program(%arg0: tensor<2x5x2xi32>, %arg1: tensor<5xi32>) -> tensor<2x5x2xi32> {
  %0 = chlo.broadcast_shift_right_arithmetic %arg0, %arg1 {broadcast_dimensions = array<i64: 1>} : (tensor<2x5x2xi32>, tensor<5xi32>) -> tensor<2x5x2xi32>
  return %0 : tensor<2x5x2xi32>
}

  func.func @main(%input0: tensor<2x5x2xi32>, %input1: tensor<5xi32>) {
    %r = func.call @program(%input0, %input1) : (tensor<2x5x2xi32>, tensor<5xi32>) -> (tensor<2x5x2xi32>)
    %v0 = stablehlo.constant dense<[[[-1, -1], [0, 0], [2147483647, 2147483647], [7, 9], [-4, 2]], [[0, -1], [1073741824, 1], [2147483647, 2147483647], [1, 6], [-2, -2]]]> : tensor<2x5x2xi32>
    %v1 = stablehlo.constant dense<[[[-1, -1], [0, 0], [-2147483648, -2147483648], [7, 9], [-4, 2]], [[0, -1], [1073741824, 1], [-2147483648, -2147483648], [1, 6], [-2, -2]]]> : tensor<2x5x2xi32>
    %v2 = stablehlo.compare GE, %r, %v1, SIGNED : (tensor<2x5x2xi32>, tensor<2x5x2xi32>) -> tensor<2x5x2xi1>
    %v3 = stablehlo.compare LE, %r, %v0, SIGNED : (tensor<2x5x2xi32>, tensor<2x5x2xi32>) -> tensor<2x5x2xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<2x5x2xi1>
    %v5 = stablehlo.constant dense<[[[false, false], [false, false], [true, true], [false, false], [false, false]], [[false, false], [false, false], [true, true], [false, false], [false, false]]]> : tensor<2x5x2xi1>
    %v6 = stablehlo.or %v4, %v5 : tensor<2x5x2xi1>
    check.expect_eq_const %v6, dense<true> : tensor<2x5x2xi1>
    func.return
  }
}
