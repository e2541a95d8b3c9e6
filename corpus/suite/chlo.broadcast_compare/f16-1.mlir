// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<0.83154297> : tensor<f16>, dense<[-0.4104004, 3.2539062, -5.9604645e-08]> : tensor<3xf16>]'
// RUN: : @program
// chlo.broadcast_compare on f16, special values
//   A: rank 0
//   m: low + 1
//   E: f16
//   broadcast_dimensions: given
//   broadcast_dimensions: first
//   broadcast_dimensions: last
//   comparison_direction: LT
//   compare_type: absent
//   B: more
// legal 0 0: [false,true,false]

module {
func.func @program(%arg0: tensor<f16>, %arg1: tensor<3xf16>) -> tensor<3xi1> {
  %0 = chlo.broadcast_compare %arg0, %arg1 {broadcast_dimensions = array<i64>, comparison_direction = #chlo<comparison_direction LT>} : (tensor<f16>, tensor<3xf16>) -> tensor<3xi1>
  return %0 : tensor<3xi1>
}

  func.func @main(%input0: tensor<f16>, %input1: tensor<3xf16>) {
    %r = func.call @program(%input0, %input1) : (tensor<f16>, tensor<3xf16>) -> (tensor<3xi1>)
    check.expect_eq_const %r, dense<[false, true, false]> : tensor<3xi1>
    func.return
  }
}
