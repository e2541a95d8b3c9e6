// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<4.0> : tensor<f8E4M3FNUZ>]'
// RUN: : @program
// chlo.broadcast_compare on f8E4M3FNUZ, exact values
//   A: rank 0
//   m: low
//   E: f8E4M3FNUZ
//   broadcast_dimensions: absent
//   comparison_direction: NE
//   compare_type: given
//   compare_type: FLOAT
// legal 0 0: [true]

module {
func.func @program(%arg0: tensor<f8E4M3FNUZ>) -> tensor<i1> {
  %0 = stablehlo.constant dense<-2.0> : tensor<f8E4M3FNUZ>
  %1 = chlo.broadcast_compare %arg0, %0 {comparison_direction = #chlo<comparison_direction NE>, compare_type = #chlo<comparison_type FLOAT>} : (tensor<f8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<i1>
  return %1 : tensor<i1>
}

  func.func @main(%input0: tensor<f8E4M3FNUZ>) {
    %r = func.call @program(%input0) : (tensor<f8E4M3FNUZ>) -> (tensor<i1>)
    check.expect_eq_const %r, dense<true> : tensor<i1>
    func.return
  }
}
