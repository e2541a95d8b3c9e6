// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.dynamic_broadcast_in_dim on f64, exact values
//   S: rank 0
//   U: rank 0
//   E: f64
//   broadcast_dimensions: empty
//   I: i8
//   known_expanding_dimensions: absent
//   known_nonexpanding_dimensions: absent
// legal 0 0: [3.0]

module {
func.func @program() -> tensor<f64> {
  %0 = stablehlo.constant dense<3.0> : tensor<f64>
  %1 = stablehlo.constant dense<> : tensor<0xi8>
  %2 = stablehlo.dynamic_broadcast_in_dim %0, %1, dims = [] : (tensor<f64>, tensor<0xi8>) -> tensor<f64>
  return %2 : tensor<f64>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<f64>)
    check.expect_eq_const %r, dense<3.0> : tensor<f64>
    func.return
  }
}
