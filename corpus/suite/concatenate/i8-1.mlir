// RUN: stablehlo-translate --interpret %s --args='[dense<[[66, 2, 127, -123], [117, 2, -1, -101]]> : tensor<2x4xi8>]'
// RUN: : @program
// stablehlo.concatenate on i8, exact values
//   N: low
//   P: more
//   S: rank 1
//   E: i8
//   dimension: later
// legal 0 0: [66,2,127,-123,117,2,-1,-101]

module {
func.func @program(%arg0: tensor<2x4xi8>) -> tensor<2x4xi8> {
  %0 = stablehlo.concatenate %arg0, dim = 1 : (tensor<2x4xi8>) -> tensor<2x4xi8>
  return %0 : tensor<2x4xi8>
}

  func.func @main(%input0: tensor<2x4xi8>) {
    %r = func.call @program(%input0) : (tensor<2x4xi8>) -> (tensor<2x4xi8>)
    check.expect_eq_const %r, dense<[[66, 2, 127, -123], [117, 2, -1, -101]]> : tensor<2x4xi8>
    func.return
  }
}
