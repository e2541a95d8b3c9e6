// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<-0.0> : tensor<f8E3M4>, dense<-1.1875> : tensor<f8E3M4>]'
// RUN: : @program
// chlo.broadcast_compare on f8E3M4, special values
//   A: rank 0
//   m: low
//   E: f8E3M4
//   broadcast_dimensions: absent
//   comparison_direction: GE
//   compare_type: absent
// legal 0 0: [true]

module {
func.func @program(%arg0: tensor<f8E3M4>, %arg1: tensor<f8E3M4>) -> tensor<i1> {
  %0 = chlo.broadcast_compare %arg0, %arg1 {comparison_direction = #chlo<comparison_direction GE>} : (tensor<f8E3M4>, tensor<f8E3M4>) -> tensor<i1>
  return %0 : tensor<i1>
}

  func.func @main(%input0: tensor<f8E3M4>, %input1: tensor<f8E3M4>) {
    %r = func.call @program(%input0, %input1) : (tensor<f8E3M4>, tensor<f8E3M4>) -> (tensor<i1>)
    check.expect_eq_const %r, dense<true> : tensor<i1>
    func.return
  }
}
