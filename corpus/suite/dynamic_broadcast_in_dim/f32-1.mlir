// RUN: stablehlo-translate --interpret %s --args='[dense<6.0> : tensor<f32>]'
// RUN: : @program
// stablehlo.dynamic_broadcast_in_dim on f32, exact values
//   S: rank 0
//   U: rank 0
//   E: f32
//   broadcast_dimensions: empty
//   I: ui64
//   known_expanding_dimensions: given
//   known_expanding_dimensions: empty
//   known_nonexpanding_dimensions: given
//   known_nonexpanding_dimensions: empty
// legal 0 0: [6.0]

module {
func.func @program(%arg0: tensor<f32>) -> tensor<f32> {
  %0 = stablehlo.constant dense<> : tensor<0xui64>
  %1 = stablehlo.dynamic_broadcast_in_dim %arg0, %0, dims = [] {known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64>} : (tensor<f32>, tensor<0xui64>) -> tensor<f32>
  return %1 : tensor<f32>
}

  func.func @main(%input0: tensor<f32>) {
    %r = func.call @program(%input0) : (tensor<f32>) -> (tensor<f32>)
    %v0 = stablehlo.convert %r : (tensor<f32>) -> tensor<f64>
    check.expect_eq_const %v0, dense<6.0> : tensor<f64>
    func.return
  }
}
