// RUN: stablehlo-translate --interpret %s --args='[dense<[[-3.0, 0.5, 1.0, 1.5, 6.0], [1.0, 6.0, -1.0, 2.0, -1.5], [-0.0, 0.0, -1.0, 1.5, -4.0], [-0.0, -2.0, -6.0, -6.0, -4.0], [-0.5, -0.5, 1.0, 2.0, -6.0]]> : tensor<5x5xf4E2M1FN>]'
// RUN: : @program
// stablehlo.compare on f4E2M1FN, special values
//   S: rank 2
//   E: f4E2M1FN
//   comparison_direction: GT
//   compare_type: given
//   compare_type: TOTALORDER
// legal 0 0: [false,true,true,true,true,true,true,false,true,false,true,true,false,true,false,false,false,false,false,false,false,false,false,true,false]

module {
func.func @program(%arg0: tensor<5x5xf4E2M1FN>) -> tensor<5x5xi1> {
  %0 = stablehlo.constant dense<[[0.0, -6.0, 0.0, 1.0, 0.5], [0.5, -1.0, 3.0, -0.0, -0.0], [-6.0, -0.0, 0.0, -3.0, 3.0], [0.0, -0.5, -0.5, -6.0, -0.0], [1.5, 0.5, 1.0, 1.0, 4.0]]> : tensor<5x5xf4E2M1FN>
  %1 = stablehlo.compare GT, %arg0, %0, TOTALORDER : (tensor<5x5xf4E2M1FN>, tensor<5x5xf4E2M1FN>) -> tensor<5x5xi1>
  return %1 : tensor<5x5xi1>
}

  func.func @main(%input0: tensor<5x5xf4E2M1FN>) {
    %r = func.call @program(%input0) : (tensor<5x5xf4E2M1FN>) -> (tensor<5x5xi1>)
    check.expect_eq_const %r, dense<[[false, true, true, true, true], [true, true, false, true, false], [true, true, false, true, false], [false, false, false, false, false], [false, false, false, true, false]]> : tensor<5x5xi1>
    func.return
  }
}
