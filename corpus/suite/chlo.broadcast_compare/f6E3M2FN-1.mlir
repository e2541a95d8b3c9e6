// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<-0.5> : tensor<f6E3M2FN>]'
// RUN: : @program
// chlo.broadcast_compare on f6E3M2FN, envelope values
//   A: rank 0
//   m: low
//   E: f6E3M2FN
//   broadcast_dimensions: given
//   broadcast_dimensions: first
//   broadcast_dimensions: last
//   comparison_direction: EQ
//   compare_type: absent
// legal 0 0: [false]

module {
func.func @program(%arg0: tensor<f6E3M2FN>) -> tensor<i1> {
  %0 = stablehlo.constant dense<-3.0> : tensor<f6E3M2FN>
  %1 = chlo.broadcast_compare %0, %arg0 {broadcast_dimensions = array<i64>, comparison_direction = #chlo<comparison_direction EQ>} : (tensor<f6E3M2FN>, tensor<f6E3M2FN>) -> tensor<i1>
  return %1 : tensor<i1>
}

  func.func @main(%input0: tensor<f6E3M2FN>) {
    %r = func.call @program(%input0) : (tensor<f6E3M2FN>) -> (tensor<i1>)
    check.expect_eq_const %r, dense<false> : tensor<i1>
    func.return
  }
}
