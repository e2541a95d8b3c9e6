// RUN: stablehlo-translate --interpret %s --args='[dense<[-0.5]> : tensor<1xf8E5M2>]'
// RUN: : @program
// stablehlo.dynamic_broadcast_in_dim on f8E5M2, exact values
//   S: rank 1
//   S: has 1
//   U: rank 0
//   T: more
//   E: f8E5M2
//   broadcast_dimensions: one
//   I: ui64
//   known_expanding_dimensions: absent
//   known_nonexpanding_dimensions: given
//   known_nonexpanding_dimensions: empty
// legal 0 0: [-0.5,-0.5,-0.5,-0.5,-0.5]

module {
func.func @program(%arg0: tensor<1xf8E5M2>) -> tensor<5xf8E5M2> {
  %0 = stablehlo.constant dense<[5]> : tensor<1xui64>
  %1 = stablehlo.dynamic_broadcast_in_dim %arg0, %0, dims = [0] {known_nonexpanding_dimensions = array<i64>} : (tensor<1xf8E5M2>, tensor<1xui64>) -> tensor<5xf8E5M2>
  return %1 : tensor<5xf8E5M2>
}

  func.func @main(%input0: tensor<1xf8E5M2>) {
    %r = func.call @program(%input0) : (tensor<1xf8E5M2>) -> (tensor<5xf8E5M2>)
    %v0 = stablehlo.convert %r : (tensor<5xf8E5M2>) -> tensor<5xf64>
    check.expect_eq_const %v0, dense<-0.5> : tensor<5xf64>
    func.return
  }
}
