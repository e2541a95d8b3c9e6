// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<5> : tensor<i4>, dense<-2> : tensor<i4>]'
// RUN: : @program
// chlo.broadcast_compare on i4, special values
//   A: rank 0
//   m: low
//   E: i4
//   broadcast_dimensions: given
//   broadcast_dimensions: first
//   broadcast_dimensions: last
//   comparison_direction: NE
//   compare_type: absent
// legal 0 0: [true]

module {
func.func @program(%arg0: tensor<i4>, %arg1: tensor<i4>) -> tensor<i1> {
  %0 = chlo.broadcast_compare %arg0, %arg1 {broadcast_dimensions = array<i64>, comparison_direction = #chlo<comparison_direction NE>} : (tensor<i4>, tensor<i4>) -> tensor<i1>
  return %0 : tensor<i1>
}

  func.func @main(%input0: tensor<i4>, %input1: tensor<i4>) {
    %r = func.call @program(%input0, %input1) : (tensor<i4>, tensor<i4>) -> (tensor<i1>)
    check.expect_eq_const %r, dense<true> : tensor<i1>
    func.return
  }
}
