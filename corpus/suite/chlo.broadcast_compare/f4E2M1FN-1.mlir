// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<0.5> : tensor<f4E2M1FN>]'
// RUN: : @program
// chlo.broadcast_compare on f4E2M1FN, exact values
//   A: rank 0
//   m: low
//   E: f4E2M1FN
//   broadcast_dimensions: given
//   broadcast_dimensions: first
//   broadcast_dimensions: last
//   comparison_direction: LT
//   compare_type: absent
// legal 0 0: [true]

module {
func.func @program(%arg0: tensor<f4E2M1FN>) -> tensor<i1> {
  %0 = stablehlo.constant dense<-0.5> : tensor<f4E2M1FN>
  %1 = chlo.broadcast_compare %0, %arg0 {broadcast_dimensions = array<i64>, comparison_direction = #chlo<comparison_direction LT>} : (tensor<f4E2M1FN>, tensor<f4E2M1FN>) -> tensor<i1>
  return %1 : tensor<i1>
}

  func.func @main(%input0: tensor<f4E2M1FN>) {
    %r = func.call @program(%input0) : (tensor<f4E2M1FN>) -> (tensor<i1>)
    check.expect_eq_const %r, dense<true> : tensor<i1>
    func.return
  }
}
