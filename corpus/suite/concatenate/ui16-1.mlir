// RUN: stablehlo-translate --interpret %s --args='[dense<[4, 5, 8, 4]> : tensor<4xui16>]'
// RUN: : @program
// stablehlo.concatenate on ui16, exact values
//   N: low + 1
//   P: more
//   S: rank 0
//   E: ui16
//   dimension: first
// legal 0 0: [8,4,4,5,8,4]

module {
func.func @program(%arg0: tensor<4xui16>) -> tensor<6xui16> {
  %0 = stablehlo.constant dense<[8, 4]> : tensor<2xui16>
  %1 = stablehlo.concatenate %0, %arg0, dim = 0 : (tensor<2xui16>, tensor<4xui16>) -> tensor<6xui16>
  return %1 : tensor<6xui16>
}

  func.func @main(%input0: tensor<4xui16>) {
    %r = func.call @program(%input0) : (tensor<4xui16>) -> (tensor<6xui16>)
    check.expect_eq_const %r, dense<[8, 4, 4, 5, 8, 4]> : tensor<6xui16>
    func.return
  }
}
