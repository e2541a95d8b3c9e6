// RUN: stablehlo-translate --interpret %s --args='[dense<0.875> : tensor<f8E4M3FNUZ>]'
// RUN: : @program
// stablehlo.dynamic_broadcast_in_dim on f8E4M3FNUZ, envelope values
//   S: rank 0
//   U: rank 0
//   E: f8E4M3FNUZ
//   broadcast_dimensions: empty
//   I: i8
//   known_expanding_dimensions: absent
//   known_nonexpanding_dimensions: given
//   known_nonexpanding_dimensions: empty
// legal 0 0: [0.875]

module {
func.func @program(%arg0: tensor<f8E4M3FNUZ>) -> tensor<f8E4M3FNUZ> {
  %0 = stablehlo.constant dense<> : tensor<0xi8>
  %1 = stablehlo.dynamic_broadcast_in_dim %arg0, %0, dims = [] {known_nonexpanding_dimensions = array<i64>} : (tensor<f8E4M3FNUZ>, tensor<0xi8>) -> tensor<f8E4M3FNUZ>
  return %1 : tensor<f8E4M3FNUZ>
}

  func.func @main(%input0: tensor<f8E4M3FNUZ>) {
    %r = func.call @program(%input0) : (tensor<f8E4M3FNUZ>) -> (tensor<f8E4M3FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<f8E4M3FNUZ>) -> tensor<f64>
    check.expect_eq_const %v0, dense<0.875> : tensor<f64>
    func.return
  }
}
