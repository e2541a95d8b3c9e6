// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<0.0> : tensor<f8E4M3B11FNUZ>, dense<-2.0> : tensor<f8E4M3B11FNUZ>]'
// RUN: : @program
// chlo.broadcast_compare on f8E4M3B11FNUZ, exact values
//   A: rank 0
//   m: low
//   E: f8E4M3B11FNUZ
//   broadcast_dimensions: given
//   broadcast_dimensions: first
//   broadcast_dimensions: last
//   comparison_direction: NE
//   compare_type: given
//   compare_type: TOTALORDER
// legal 0 0: [true]

module {
func.func @program(%arg0: tensor<f8E4M3B11FNUZ>, %arg1: tensor<f8E4M3B11FNUZ>) -> tensor<i1> {
  %0 = chlo.broadcast_compare %arg0, %arg1 {broadcast_dimensions = array<i64>, comparison_direction = #chlo<comparison_direction NE>, compare_type = #chlo<comparison_type TOTALORDER>} : (tensor<f8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<i1>
  return %0 : tensor<i1>
}

  func.func @main(%input0: tensor<f8E4M3B11FNUZ>, %input1: tensor<f8E4M3B11FNUZ>) {
    %r = func.call @program(%input0, %input1) : (tensor<f8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> (tensor<i1>)
    check.expect_eq_const %r, dense<true> : tensor<i1>
    func.return
  }
}
