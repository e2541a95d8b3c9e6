// RUN: stablehlo-translate --interpret %s --args='[dense<1.75> : tensor<f8E5M2FNUZ>]'
// RUN: : @program
// stablehlo.dynamic_broadcast_in_dim on f8E5M2FNUZ, envelope values
//   S: rank 0
//   U: rank 2
//   E: f8E5M2FNUZ
//   broadcast_dimensions: empty
//   I: ui32
//   known_expanding_dimensions: absent
//   known_nonexpanding_dimensions: given
//   known_nonexpanding_dimensions: empty
// legal 0 0: [1.75,1.75,1.75,1.75]

module {
func.func @program(%arg0: tensor<f8E5M2FNUZ>) -> tensor<2x2xf8E5M2FNUZ> {
  %0 = stablehlo.constant dense<[2, 2]> : tensor<2xui32>
  %1 = stablehlo.dynamic_broadcast_in_dim %arg0, %0, dims = [] {known_nonexpanding_dimensions = array<i64>} : (tensor<f8E5M2FNUZ>, tensor<2xui32>) -> tensor<2x2xf8E5M2FNUZ>
  return %1 : tensor<2x2xf8E5M2FNUZ>
}

  func.func @main(%input0: tensor<f8E5M2FNUZ>) {
    %r = func.call @program(%input0) : (tensor<f8E5M2FNUZ>) -> (tensor<2x2xf8E5M2FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<2x2xf8E5M2FNUZ>) -> tensor<2x2xf64>
    check.expect_eq_const %v0, dense<1.75> : tensor<2x2xf64>
    func.return
  }
}
