// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.dynamic_broadcast_in_dim on f8E4M3, exact values
//   S: rank 1
//   U: rank 0
//   T: low (otherwise)
//   E: f8E4M3
//   broadcast_dimensions: one
//   I: ui16
//   known_expanding_dimensions: absent
//   known_nonexpanding_dimensions: absent
// legal 0 0: [0.5,0.0,-0.5]

module {
func.func @program() -> tensor<3xf8E4M3> {
  %0 = stablehlo.constant dense<[0.5, 0.0, -0.5]> : tensor<3xf8E4M3>
  %1 = stablehlo.constant dense<[3]> : tensor<1xui16>
  %2 = stablehlo.dynamic_broadcast_in_dim %0, %1, dims = [0] : (tensor<3xf8E4M3>, tensor<1xui16>) -> tensor<3xf8E4M3>
  return %2 : tensor<3xf8E4M3>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<3xf8E4M3>)
    %v0 = stablehlo.convert %r : (tensor<3xf8E4M3>) -> tensor<3xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<3xf64>) -> tensor<3xi64>
    check.expect_eq_const %v1, dense<[4602678819172646912, 0, -4620693217682128896]> : tensor<3xi64>
    func.return
  }
}
