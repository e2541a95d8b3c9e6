// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<-0.625> : tensor<f8E5M2FNUZ>, dense<[[-0.21875], [6.0], [2.5], [-3.0]]> : tensor<4x1xf8E5M2FNUZ>]'
// RUN: : @program
// chlo.broadcast_compare on f8E5M2FNUZ, envelope values
//   A: rank 0
//   E: f8E5M2FNUZ
//   broadcast_dimensions: given
//   broadcast_dimensions: first
//   broadcast_dimensions: last
//   comparison_direction: EQ
//   compare_type: absent
//   B: 1
//   B: more
// legal 0 0: [false,false,false,false]

module {
func.func @program(%arg0: tensor<f8E5M2FNUZ>, %arg1: tensor<4x1xf8E5M2FNUZ>) -> tensor<4x1xi1> {
  %0 = chlo.broadcast_compare %arg0, %arg1 {broadcast_dimensions = array<i64>, comparison_direction = #chlo<comparison_direction EQ>} : (tensor<f8E5M2FNUZ>, tensor<4x1xf8E5M2FNUZ>) -> tensor<4x1xi1>
  return %0 : tensor<4x1xi1>
}

  func.func @main(%input0: tensor<f8E5M2FNUZ>, %input1: tensor<4x1xf8E5M2FNUZ>) {
    %r = func.call @program(%input0, %input1) : (tensor<f8E5M2FNUZ>, tensor<4x1xf8E5M2FNUZ>) -> (tensor<4x1xi1>)
    check.expect_eq_const %r, dense<false> : tensor<4x1xi1>
    func.return
  }
}
