// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<2.0> : tensor<f6E2M3FN>, dense<-0.0> : tensor<f6E2M3FN>]'
// RUN: : @program
// chlo.broadcast_compare on f6E2M3FN, exact values
//   A: rank 0
//   m: low
//   E: f6E2M3FN
//   broadcast_dimensions: given
//   broadcast_dimensions: first
//   broadcast_dimensions: last
//   comparison_direction: GT
//   compare_type: given
//   compare_type: FLOAT
// legal 0 0: [true]

module {
func.func @program(%arg0: tensor<f6E2M3FN>, %arg1: tensor<f6E2M3FN>) -> tensor<i1> {
  %0 = chlo.broadcast_compare %arg0, %arg1 {broadcast_dimensions = array<i64>, comparison_direction = #chlo<comparison_direction GT>, compare_type = #chlo<comparison_type FLOAT>} : (tensor<f6E2M3FN>, tensor<f6E2M3FN>) -> tensor<i1>
  return %0 : tensor<i1>
}

  func.func @main(%input0: tensor<f6E2M3FN>, %input1: tensor<f6E2M3FN>) {
    %r = func.call @program(%input0, %input1) : (tensor<f6E2M3FN>, tensor<f6E2M3FN>) -> (tensor<i1>)
    check.expect_eq_const %r, dense<true> : tensor<i1>
    func.return
  }
}
