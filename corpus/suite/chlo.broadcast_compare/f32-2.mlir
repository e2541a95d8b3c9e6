// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[-0.0]> : tensor<1xf32>, dense<[-1.75]> : tensor<1xf32>]'
// RUN: : @program
// chlo.broadcast_compare on f32, exact values
//   A: rank 1
//   A: has 1
//   m: low + 1
//   E: f32
//   broadcast_dimensions: given
//   broadcast_dimensions: first
//   broadcast_dimensions: last
//   comparison_direction: LT
//   compare_type: absent
//   B: 1
// legal 0 0: [false]

module {
func.func @program(%arg0: tensor<1xf32>, %arg1: tensor<1xf32>) -> tensor<1xi1> {
  %0 = chlo.broadcast_compare %arg0, %arg1 {broadcast_dimensions = array<i64: 0>, comparison_direction = #chlo<comparison_direction LT>} : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  return %0 : tensor<1xi1>
}

  func.func @main(%input0: tensor<1xf32>, %input1: tensor<1xf32>) {
    %r = func.call @program(%input0, %input1) : (tensor<1xf32>, tensor<1xf32>) -> (tensor<1xi1>)
    check.expect_eq_const %r, dense<false> : tensor<1xi1>
    func.return
  }
}
