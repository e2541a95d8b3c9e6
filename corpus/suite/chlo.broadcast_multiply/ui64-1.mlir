// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[1]> : tensor<1xui64>, dense<262144> : tensor<ui64>]'
// RUN: : @program
// chlo.broadcast_multiply on ui64, special values
//   A: rank 1
//   A: has 1
//   m: low
//   E: ui64
//   broadcast_dimensions: given
//   broadcast_dimensions: first
//   broadcast_dimensions: last
// legal 0 0: [262144]

module {
func.func @program(%arg0: tensor<1xui64>, %arg1: tensor<ui64>) -> tensor<1xui64> {
  %0 = chlo.broadcast_multiply %arg0, %arg1 {broadcast_dimensions = array<i64>} : (tensor<1xui64>, tensor<ui64>) -> tensor<1xui64>
  return %0 : tensor<1xui64>
}

  func.func @main(%input0: tensor<1xui64>, %input1: tensor<ui64>) {
    %r = func.call @program(%input0, %input1) : (tensor<1xui64>, tensor<ui64>) -> (tensor<1xui64>)
    check.expect_eq_const %r, dense<262144> : tensor<1xui64>
    func.return
  }
}
