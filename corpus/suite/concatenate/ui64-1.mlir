// RUN: stablehlo-translate --interpret %s --args='[dense<[0, 0, 0]> : tensor<3xui64>]'
// RUN: : @program
// stablehlo.concatenate on ui64, special values
//   N: low
//   P: more
//   S: rank 0
//   E: ui64
//   dimension: first
// legal 0 0: [0,0,0]

module {
func.func @program(%arg0: tensor<3xui64>) -> tensor<3xui64> {
  %0 = stablehlo.concatenate %arg0, dim = 0 : (tensor<3xui64>) -> tensor<3xui64>
  return %0 : tensor<3xui64>
}

  func.func @main(%input0: tensor<3xui64>) {
    %r = func.call @program(%input0) : (tensor<3xui64>) -> (tensor<3xui64>)
    check.expect_eq_const %r, dense<0> : tensor<3xui64>
    func.return
  }
}
