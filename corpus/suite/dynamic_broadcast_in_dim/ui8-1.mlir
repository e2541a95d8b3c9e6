// RUN: stablehlo-translate --interpret %s --args='[dense<[[[[9]], [[1]], [[4]]], [[[9]], [[6]], [[6]]]]> : tensor<2x3x1x1xui8>]'
// RUN: : @program
// stablehlo.dynamic_broadcast_in_dim on ui8, exact values
//   S: rank 3+
//   S: has 1
//   U: rank 0
//   T: 1
//   T: more
//   T: low (otherwise)
//   E: ui8
//   broadcast_dimensions: unordered
//   I: ui8
//   known_expanding_dimensions: given
//   known_expanding_dimensions: one
//   known_nonexpanding_dimensions: given
//   known_nonexpanding_dimensions: empty
// legal 0 0: [9,9,1,6,4,6,9,9,1,6,4,6,9,9,1,6,4,6]

module {
func.func @program(%arg0: tensor<2x3x1x1xui8>) -> tensor<3x3x1x2xui8> {
  %0 = stablehlo.constant dense<[3, 3, 1, 2]> : tensor<4xui8>
  %1 = stablehlo.dynamic_broadcast_in_dim %arg0, %0, dims = [3, 1, 2, 0] {known_expanding_dimensions = array<i64: 3>, known_nonexpanding_dimensions = array<i64>} : (tensor<2x3x1x1xui8>, tensor<4xui8>) -> tensor<3x3x1x2xui8>
  return %1 : tensor<3x3x1x2xui8>
}

  func.func @main(%input0: tensor<2x3x1x1xui8>) {
    %r = func.call @program(%input0) : (tensor<2x3x1x1xui8>) -> (tensor<3x3x1x2xui8>)
    check.expect_eq_const %r, dense<[[[[9, 9]], [[1, 6]], [[4, 6]]], [[[9, 9]], [[1, 6]], [[4, 6]]], [[[9, 9]], [[1, 6]], [[4, 6]]]]> : tensor<3x3x1x2xui8>
    func.return
  }
}
