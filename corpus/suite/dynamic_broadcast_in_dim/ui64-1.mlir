// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.dynamic_broadcast_in_dim on ui64, special values
//   S: rank 1
//   S: has 1
//   U: rank 3+
//   U: has 1
//   T: more
//   E: ui64
//   broadcast_dimensions: one
//   I: ui64
//   known_expanding_dimensions: absent
//   known_nonexpanding_dimensions: given
//   known_nonexpanding_dimensions: empty
// legal 0 0: [9223372036854775808,9223372036854775808,9223372036854775808,9223372036854775808,9223372036854775808,9223372036854775808,9223372036854775808,9223372036854775808,9223372036854775808,9223372036854775808,9223372036854775808,9223372036854775808,9223372036854775808,9223372036854775808,9223372036854775808,9223372036854775808,9223372036854775808,9223372036854775808,9223372036854775808,9223372036854775808]

module {
func.func @program() -> tensor<2x5x1x2xui64> {
  %0 = stablehlo.constant dense<[9223372036854775808]> : tensor<1xui64>
  %1 = stablehlo.constant dense<[2, 5, 1, 2]> : tensor<4xui64>
  %2 = stablehlo.dynamic_broadcast_in_dim %0, %1, dims = [1] {known_nonexpanding_dimensions = array<i64>} : (tensor<1xui64>, tensor<4xui64>) -> tensor<2x5x1x2xui64>
  return %2 : tensor<2x5x1x2xui64>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<2x5x1x2xui64>)
    check.expect_eq_const %r, dense<9223372036854775808> : tensor<2x5x1x2xui64>
    func.return
  }
}
