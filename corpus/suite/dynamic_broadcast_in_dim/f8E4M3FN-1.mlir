// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.dynamic_broadcast_in_dim on f8E4M3FN, special values
//   S: rank 1
//   U: rank 1
//   T: low (otherwise)
//   E: f8E4M3FN
//   broadcast_dimensions: one
//   I: ui8
//   known_expanding_dimensions: absent
//   known_nonexpanding_dimensions: given
//   known_nonexpanding_dimensions: empty
// legal 0 0: [0.5,0.5,0.5,0.5,0.28125,0.28125,0.28125,0.28125,-0.5,-0.5,-0.5,-0.5]

module {
func.func @program() -> tensor<3x4xf8E4M3FN> {
  %0 = stablehlo.constant dense<[0.5, 0.28125, -0.5]> : tensor<3xf8E4M3FN>
  %1 = stablehlo.constant dense<[3, 4]> : tensor<2xui8>
  %2 = stablehlo.dynamic_broadcast_in_dim %0, %1, dims = [0] {known_nonexpanding_dimensions = array<i64>} : (tensor<3xf8E4M3FN>, tensor<2xui8>) -> tensor<3x4xf8E4M3FN>
  return %2 : tensor<3x4xf8E4M3FN>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<3x4xf8E4M3FN>)
    %v0 = stablehlo.convert %r : (tensor<3x4xf8E4M3FN>) -> tensor<3x4xf64>
    check.expect_eq_const %v0, dense<[[0.5, 0.5, 0.5, 0.5], [0.28125, 0.28125, 0.28125, 0.28125], [-0.5, -0.5, -0.5, -0.5]]> : tensor<3x4xf64>
    func.return
  }
}
