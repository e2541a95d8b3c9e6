// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<4> : tensor<i32>]'
// RUN: : @program
// chlo.broadcast_compare on i32, envelope values
//   A: rank 0
//   m: low
//   E: i32
//   broadcast_dimensions: absent
//   comparison_direction: EQ
//   compare_type: given
//   compare_type: SIGNED
// legal 0 0: [true]

module {
func.func @program(%arg0: tensor<i32>) -> tensor<i1> {
  %0 = chlo.broadcast_compare %arg0, %arg0 {comparison_direction = #chlo<comparison_direction EQ>, compare_type = #chlo<comparison_type SIGNED>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
  return %0 : tensor<i1>
}

  func.func @main(%input0: tensor<i32>) {
    %r = func.call @program(%input0) : (tensor<i32>) -> (tensor<i1>)
    check.expect_eq_const %r, dense<true> : tensor<i1>
    func.return
  }
}
