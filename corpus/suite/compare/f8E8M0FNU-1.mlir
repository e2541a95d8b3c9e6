// RUN: stablehlo-translate --interpret %s --args='[dense<[[[8.0]], [[0.5]], [[8.0]], [[0.25]], [[2.0]]]> : tensor<5x1x1xf8E8M0FNU>, dense<[[[1.0]], [[0.125]], [[0.5]], [[0.125]], [[1.0]]]> : tensor<5x1x1xf8E8M0FNU>]'
// RUN: : @program
// stablehlo.compare on f8E8M0FNU, envelope values
//   S: rank 3+
//   S: has 1
//   E: f8E8M0FNU
//   comparison_direction: GE
//   compare_type: given
//   compare_type: FLOAT
// legal 0 0: [true,true,true,true,true]

module {
func.func @program(%arg0: tensor<5x1x1xf8E8M0FNU>, %arg1: tensor<5x1x1xf8E8M0FNU>) -> tensor<5x1x1xi1> {
  %0 = stablehlo.compare GE, %arg0, %arg1, FLOAT : (tensor<5x1x1xf8E8M0FNU>, tensor<5x1x1xf8E8M0FNU>) -> tensor<5x1x1xi1>
  return %0 : tensor<5x1x1xi1>
}

  func.func @main(%input0: tensor<5x1x1xf8E8M0FNU>, %input1: tensor<5x1x1xf8E8M0FNU>) {
    %r = func.call @program(%input0, %input1) : (tensor<5x1x1xf8E8M0FNU>, tensor<5x1x1xf8E8M0FNU>) -> (tensor<5x1x1xi1>)
    check.expect_eq_const %r, dense<true> : tensor<5x1x1xi1>
    func.return
  }
}
