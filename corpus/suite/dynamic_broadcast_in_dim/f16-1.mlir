// RUN: stablehlo-translate --interpret %s --args='[dense<-6.0> : tensor<f16>]'
// RUN: : @program
// stablehlo.dynamic_broadcast_in_dim on f16, exact values
//   S: rank 0
//   U: rank 1
//   E: f16
//   broadcast_dimensions: empty
//   I: i64
//   known_expanding_dimensions: given
//   known_expanding_dimensions: empty
//   known_nonexpanding_dimensions: given
//   known_nonexpanding_dimensions: empty
// legal 0 0: [-6.0,-6.0,-6.0,-6.0]

module {
func.func @program(%arg0: tensor<f16>) -> tensor<4xf16> {
  %0 = stablehlo.constant dense<[4]> : tensor<1xi64>
  %1 = stablehlo.dynamic_broadcast_in_dim %arg0, %0, dims = [] {known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64>} : (tensor<f16>, tensor<1xi64>) -> tensor<4xf16>
  return %1 : tensor<4xf16>
}

  func.func @main(%input0: tensor<f16>) {
    %r = func.call @program(%input0) : (tensor<f16>) -> (tensor<4xf16>)
    %v0 = stablehlo.convert %r : (tensor<4xf16>) -> tensor<4xf64>
    check.expect_eq_const %v0, dense<-6.0> : tensor<4xf64>
    func.return
  }
}
