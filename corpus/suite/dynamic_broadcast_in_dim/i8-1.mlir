// RUN: stablehlo-translate --interpret %s --args='[dense<[9, 3, -2, 3]> : tensor<4xi8>]'
// RUN: : @program
// stablehlo.dynamic_broadcast_in_dim on i8, exact values
//   S: rank 1
//   U: rank 1
//   T: low (otherwise)
//   E: i8
//   broadcast_dimensions: one
//   I: i8
//   known_expanding_dimensions: absent
//   known_nonexpanding_dimensions: given
//   known_nonexpanding_dimensions: one
// legal 0 0: [9,3,-2,3,9,3,-2,3,9,3,-2,3,9,3,-2,3,9,3,-2,3]

module {
func.func @program(%arg0: tensor<4xi8>) -> tensor<5x4xi8> {
  %0 = stablehlo.constant dense<[5, 4]> : tensor<2xi8>
  %1 = stablehlo.dynamic_broadcast_in_dim %arg0, %0, dims = [1] {known_nonexpanding_dimensions = array<i64: 0>} : (tensor<4xi8>, tensor<2xi8>) -> tensor<5x4xi8>
  return %1 : tensor<5x4xi8>
}

  func.func @main(%input0: tensor<4xi8>) {
    %r = func.call @program(%input0) : (tensor<4xi8>) -> (tensor<5x4xi8>)
    check.expect_eq_const %r, dense<[[9, 3, -2, 3], [9, 3, -2, 3], [9, 3, -2, 3], [9, 3, -2, 3], [9, 3, -2, 3]]> : tensor<5x4xi8>
    func.return
  }
}
