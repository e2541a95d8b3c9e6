// RUN: stablehlo-translate --interpret %s --args='[dense<-0.0> : tensor<f4E2M1FN>]'
// RUN: : @program
// stablehlo.dynamic_broadcast_in_dim on f4E2M1FN, exact values
//   S: rank 0
//   U: rank 0
//   E: f4E2M1FN
//   broadcast_dimensions: empty
//   I: ui32
//   known_expanding_dimensions: given
//   known_expanding_dimensions: empty
//   known_nonexpanding_dimensions: absent
// legal 0 0: [-0.0]

module {
func.func @program(%arg0: tensor<f4E2M1FN>) -> tensor<f4E2M1FN> {
  %0 = stablehlo.constant dense<> : tensor<0xui32>
  %1 = stablehlo.dynamic_broadcast_in_dim %arg0, %0, dims = [] {known_expanding_dimensions = array<i64>} : (tensor<f4E2M1FN>, tensor<0xui32>) -> tensor<f4E2M1FN>
  return %1 : tensor<f4E2M1FN>
}

  func.func @main(%input0: tensor<f4E2M1FN>) {
    %r = func.call @program(%input0) : (tensor<f4E2M1FN>) -> (tensor<f4E2M1FN>)
    %v0 = stablehlo.convert %r : (tensor<f4E2M1FN>) -> tensor<f64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<f64>) -> tensor<i64>
    check.expect_eq_const %v1, dense<-9223372036854775808> : tensor<i64>
    func.return
  }
}
