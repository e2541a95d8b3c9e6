// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[[1, 31, 1, -1, 0]]]> : tensor<1x1x5xi32>]'
// RUN: : @program
// chlo.broadcast_shift_right_arithmetic on i32, special values
//   A: rank 1
//   E: i32
//   broadcast_dimensions: given
//   broadcast_dimensions: other
//   B: 1
//   B: more
//   B: alternative 2 (otherwise)
// legal 0 0: [536870912,0,536870912,null,1073741824,-1,-1,-1,null,-1]

module {
func.func @program(%arg0: tensor<1x1x5xi32>) -> tensor<1x2x5xi32> {
  %0 = stablehlo.constant dense<[1073741824, -1]> : tensor<2xi32>
  %1 = chlo.broadcast_shift_right_arithmetic %0, %arg0 {broadcast_dimensions = array<i64: 1>} : (tensor<2xi32>, tensor<1x1x5xi32>) -> tensor<1x2x5xi32>
  return %1 : tensor<1x2x5xi32>
}

  func.func @main(%input0: tensor<1x1x5xi32>) {
    %r = func.call @program(%input0) : (tensor<1x1x5xi32>) -> (tensor<1x2x5xi32>)
    %v0 = stablehlo.constant dense<[[[536870912, 0, 536870912, 2147483647, 1073741824], [-1, -1, -1, 2147483647, -1]]]> : tensor<1x2x5xi32>
    %v1 = stablehlo.constant dense<[[[536870912, 0, 536870912, -2147483648, 1073741824], [-1, -1, -1, -2147483648, -1]]]> : tensor<1x2x5xi32>
    %v2 = stablehlo.compare GE, %r, %v1, SIGNED : (tensor<1x2x5xi32>, tensor<1x2x5xi32>) -> tensor<1x2x5xi1>
    %v3 = stablehlo.compare LE, %r, %v0, SIGNED : (tensor<1x2x5xi32>, tensor<1x2x5xi32>) -> tensor<1x2x5xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<1x2x5xi1>
    %v5 = stablehlo.constant dense<[[[false, false, false, true, false], [false, false, false, true, false]]]> : tensor<1x2x5xi1>
    %v6 = stablehlo.or %v4, %v5 : tensor<1x2x5xi1>
    check.expect_eq_const %v6, dense<true> : tensor<1x2x5xi1>
    func.return
  }
}
