// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<5> : tensor<i16>, dense<16384> : tensor<i16>]'
// RUN: : @program
// chlo.broadcast_compare on i16, special values
//   A: rank 0
//   m: low
//   E: i16
//   broadcast_dimensions: absent
//   comparison_direction: LT
//   compare_type: given
//   compare_type: SIGNED
// legal 0 0: [true]

module {
func.func @program(%arg0: tensor<i16>, %arg1: tensor<i16>) -> tensor<i1> {
  %0 = chlo.broadcast_compare %arg0, %arg1 {comparison_direction = #chlo<comparison_direction LT>, compare_type = #chlo<comparison_type SIGNED>} : (tensor<i16>, tensor<i16>) -> tensor<i1>
  return %0 : tensor<i1>
}

  func.func @main(%input0: tensor<i16>, %input1: tensor<i16>) {
    %r = func.call @program(%input0, %input1) : (tensor<i16>, tensor<i16>) -> (tensor<i1>)
    check.expect_eq_const %r, dense<true> : tensor<i1>
    func.return
  }
}
