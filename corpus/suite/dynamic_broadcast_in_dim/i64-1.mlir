// RUN: stablehlo-translate --interpret %s --args='[dense<[-8]> : tensor<1xi64>]'
// RUN: : @program
// stablehlo.dynamic_broadcast_in_dim on i64, special values
//   S: rank 1
//   S: has 1
//   U: rank 0
//   T: more
//   E: i64
//   broadcast_dimensions: one
//   I: i64
//   known_expanding_dimensions: given
//   known_expanding_dimensions: one
//   known_nonexpanding_dimensions: absent
// legal 0 0: [-8,-8,-8]

module {
func.func @program(%arg0: tensor<1xi64>) -> tensor<3xi64> {
  %0 = stablehlo.constant dense<[3]> : tensor<1xi64>
  %1 = stablehlo.dynamic_broadcast_in_dim %arg0, %0, dims = [0] {known_expanding_dimensions = array<i64: 0>} : (tensor<1xi64>, tensor<1xi64>) -> tensor<3xi64>
  return %1 : tensor<3xi64>
}

  func.func @main(%input0: tensor<1xi64>) {
    %r = func.call @program(%input0) : (tensor<1xi64>) -> (tensor<3xi64>)
    check.expect_eq_const %r, dense<-8> : tensor<3xi64>
    func.return
  }
}
