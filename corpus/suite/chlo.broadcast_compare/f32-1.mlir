// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[-1.4289163, -0.3243241, -1.1754942e-38], [1.0e-45, 2.4757307, 3.4028235e+38], [1.1397495, -1.7695413, -7.320815], [0.4740368, 0.4819509, -0.36405003], [-3.4028235e+38, 0x7FC00000, -0.3850266]]> : tensor<5x3xf32>, dense<[[0x7F800000]]> : tensor<1x1xf32>]'
// RUN: : @program
// chlo.broadcast_compare on f32, special values
//   A: rank 2
//   E: f32
//   broadcast_dimensions: given
//   broadcast_dimensions: first
//   broadcast_dimensions: last
//   comparison_direction: GE
//   compare_type: absent
//   B: alternative 2 (otherwise)
// legal 0 0: [false,false,false,false,false,false,false,false,false,false,false,false,false,false,false]

module {
func.func @program(%arg0: tensor<5x3xf32>, %arg1: tensor<1x1xf32>) -> tensor<5x3xi1> {
  %0 = chlo.broadcast_compare %arg0, %arg1 {broadcast_dimensions = array<i64: 0, 1>, comparison_direction = #chlo<comparison_direction GE>} : (tensor<5x3xf32>, tensor<1x1xf32>) -> tensor<5x3xi1>
  return %0 : tensor<5x3xi1>
}

  func.func @main(%input0: tensor<5x3xf32>, %input1: tensor<1x1xf32>) {
    %r = func.call @program(%input0, %input1) : (tensor<5x3xf32>, tensor<1x1xf32>) -> (tensor<5x3xi1>)
    check.expect_eq_const %r, dense<false> : tensor<5x3xi1>
    func.return
  }
}
