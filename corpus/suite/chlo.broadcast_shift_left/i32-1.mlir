// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<3> : tensor<i32>, dense<[1, -1, 31, 0, 33]> : tensor<5xi32>]'
// RUN: : @program
// chlo.broadcast_shift_left on i32, envelope values
//   A: rank 0
//   m: low + 1
//   E: i32
//   broadcast_dimensions: given
//   broadcast_dimensions: first
//   broadcast_dimensions: last
//   B: more
// legal 0 0: [6,null,-2147483648,3,null]

module {
func.func @program(%arg0: tensor<i32>, %arg1: tensor<5xi32>) -> tensor<5xi32> {
  %0 = chlo.broadcast_shift_left %arg0, %arg1 {broadcast_dimensions = array<i64>} : (tensor<i32>, tensor<5xi32>) -> tensor<5xi32>
  return %0 : tensor<5xi32>
}

  func.func @main(%input0: tensor<i32>, %input1: tensor<5xi32>) {
    %r = func.call @program(%input0, %input1) : (tensor<i32>, tensor<5xi32>) -> (tensor<5xi32>)
    %v0 = stablehlo.constant dense<[6, 2147483647, -2147483648, 3, 2147483647]> : tensor<5xi32>
    %v1 = stablehlo.constant dense<[6, -2147483648, -2147483648, 3, -2147483648]> : tensor<5xi32>
    %v2 = stablehlo.compare GE, %r, %v1, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %v3 = stablehlo.compare LE, %r, %v0, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<5xi1>
    %v5 = stablehlo.constant dense<[false, true, false, false, true]> : tensor<5xi1>
    %v6 = stablehlo.or %v4, %v5 : tensor<5xi1>
    check.expect_eq_const %v6, dense<true> : tensor<5xi1>
    func.return
  }
}
