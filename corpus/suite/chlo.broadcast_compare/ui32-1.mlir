// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<4> : tensor<ui32>, dense<1842567246> : tensor<ui32>]'
// RUN: : @program
// chlo.broadcast_compare on ui32, exact values
//   A: rank 0
//   m: low
//   E: ui32
//   broadcast_dimensions: given
//   broadcast_dimensions: first
//   broadcast_dimensions: last
//   comparison_direction: NE
//   compare_type: absent
// legal 0 0: [true]

module {
func.func @program(%arg0: tensor<ui32>, %arg1: tensor<ui32>) -> tensor<i1> {
  %0 = chlo.broadcast_compare %arg0, %arg1 {broadcast_dimensions = array<i64>, comparison_direction = #chlo<comparison_direction NE>} : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
  return %0 : tensor<i1>
}

  func.func @main(%input0: tensor<ui32>, %input1: tensor<ui32>) {
    %r = func.call @program(%input0, %input1) : (tensor<ui32>, tensor<ui32>) -> (tensor<i1>)
    check.expect_eq_const %r, dense<true> : tensor<i1>
    func.return
  }
}
