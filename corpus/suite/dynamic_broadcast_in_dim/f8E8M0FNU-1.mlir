// RUN: stablehlo-translate --interpret %s --args='[dense<1.0> : tensor<f8E8M0FNU>]'
// RUN: : @program
// stablehlo.dynamic_broadcast_in_dim on f8E8M0FNU, special values
//   S: rank 0
//   U: rank 0
//   E: f8E8M0FNU
//   broadcast_dimensions: empty
//   I: i16
//   known_expanding_dimensions: absent
//   known_nonexpanding_dimensions: given
//   known_nonexpanding_dimensions: empty
// legal 0 0: [1.0]

module {
func.func @program(%arg0: tensor<f8E8M0FNU>) -> tensor<f8E8M0FNU> {
  %0 = stablehlo.constant dense<> : tensor<0xi16>
  %1 = stablehlo.dynamic_broadcast_in_dim %arg0, %0, dims = [] {known_nonexpanding_dimensions = array<i64>} : (tensor<f8E8M0FNU>, tensor<0xi16>) -> tensor<f8E8M0FNU>
  return %1 : tensor<f8E8M0FNU>
}

  func.func @main(%input0: tensor<f8E8M0FNU>) {
    %r = func.call @program(%input0) : (tensor<f8E8M0FNU>) -> (tensor<f8E8M0FNU>)
    %v0 = stablehlo.convert %r : (tensor<f8E8M0FNU>) -> tensor<f64>
    check.expect_eq_const %v0, dense<1.0> : tensor<f64>
    func.return
  }
}
