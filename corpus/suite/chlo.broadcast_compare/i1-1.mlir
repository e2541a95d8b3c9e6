// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[[true, true, true, false, false], [true, true, true, false, false], [true, false, false, true, false]]]> : tensor<1x3x5xi1>, dense<[[[true, true, true, true, true]], [[true, false, false, false, true]], [[false, true, true, true, false]]]> : tensor<3x1x5xi1>]'
// RUN: : @program
// chlo.broadcast_compare on i1, exact values
//   A: rank 3+
//   A: has 1
//   E: i1
//   broadcast_dimensions: given
//   broadcast_dimensions: first
//   broadcast_dimensions: last
//   comparison_direction: NE
//   compare_type: given
//   compare_type: UNSIGNED
//   B: more
//   B: alternative 1 (otherwise)
//   B: alternative 2 (otherwise)
// legal 0 0: [false,false,false,true,true,false,false,false,true,true,false,true,true,false,true,false,true,true,false,true,false,true,true,false,true,false,false,false,true,true,true,false,false,true,false,true,false,false,true,false,true,true,true,false,false]

module {
func.func @program(%arg0: tensor<1x3x5xi1>, %arg1: tensor<3x1x5xi1>) -> tensor<3x3x5xi1> {
  %0 = chlo.broadcast_compare %arg0, %arg1 {broadcast_dimensions = array<i64: 0, 1, 2>, comparison_direction = #chlo<comparison_direction NE>, compare_type = #chlo<comparison_type UNSIGNED>} : (tensor<1x3x5xi1>, tensor<3x1x5xi1>) -> tensor<3x3x5xi1>
  return %0 : tensor<3x3x5xi1>
}

  func.func @main(%input0: tensor<1x3x5xi1>, %input1: tensor<3x1x5xi1>) {
    %r = func.call @program(%input0, %input1) : (tensor<1x3x5xi1>, tensor<3x1x5xi1>) -> (tensor<3x3x5xi1>)
    check.expect_eq_const %r, dense<[[[false, false, false, true, true], [false, false, false, true, true], [false, true, true, false, true]], [[false, true, true, false, true], [false, true, true, false, true], [false, false, false, true, true]], [[true, false, false, true, false], [true, false, false, true, false], [true, true, true, false, false]]]> : tensor<3x3x5xi1>
    func.return
  }
}
