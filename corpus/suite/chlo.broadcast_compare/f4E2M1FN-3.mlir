// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[[1.0, -4.0, 0.5]], [[-1.5, 1.0, 1.0]], [[-3.0, -0.5, 1.0]], [[3.0, 1.0, -1.5]], [[0.0, 3.0, 1.0]]]> : tensor<5x1x3xf4E2M1FN>]'
// RUN: : @program
// chlo.broadcast_compare on f4E2M1FN, special values
//   A: rank 3+
//   A: has 1
//   E: f4E2M1FN
//   broadcast_dimensions: absent
//   comparison_direction: NE
//   compare_type: given
//   compare_type: TOTALORDER
//   B: more
//   B: alternative 2 (otherwise)
// legal 0 0: [true,true,true,true,false,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,true]

module {
func.func @program(%arg0: tensor<5x1x3xf4E2M1FN>) -> tensor<5x3x3xi1> {
  %0 = stablehlo.constant dense<[[[2.0], [-4.0], [-0.0]]]> : tensor<1x3x1xf4E2M1FN>
  %1 = chlo.broadcast_compare %arg0, %0 {comparison_direction = #chlo<comparison_direction NE>, compare_type = #chlo<comparison_type TOTALORDER>} : (tensor<5x1x3xf4E2M1FN>, tensor<1x3x1xf4E2M1FN>) -> tensor<5x3x3xi1>
  return %1 : tensor<5x3x3xi1>
}

  func.func @main(%input0: tensor<5x1x3xf4E2M1FN>) {
    %r = func.call @program(%input0) : (tensor<5x1x3xf4E2M1FN>) -> (tensor<5x3x3xi1>)
    check.expect_eq_const %r, dense<[[[true, true, true], [true, false, true], [true, true, true]], [[true, true, true], [true, true, true], [true, true, true]], [[true, true, true], [true, true, true], [true, true, true]], [[true, true, true], [true, true, true], [true, true, true]], [[true, true, true], [true, true, true], [true, true, true]]]> : tensor<5x3x3xi1>
    func.return
  }
}
