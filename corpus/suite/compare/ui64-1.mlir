// RUN: stablehlo-translate --interpret %s --args='[dense<4> : tensor<ui64>, dense<12894343053807473672> : tensor<ui64>]'
// RUN: : @program
// stablehlo.compare on ui64, exact values
//   S: rank 0
//   E: ui64
//   comparison_direction: LE
//   compare_type: absent
// legal 0 0: [true]

module {
func.func @program(%arg0: tensor<ui64>, %arg1: tensor<ui64>) -> tensor<i1> {
  %0 = stablehlo.compare LE, %arg0, %arg1 : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
  return %0 : tensor<i1>
}

  func.func @main(%input0: tensor<ui64>, %input1: tensor<ui64>) {
    %r = func.call @program(%input0, %input1) : (tensor<ui64>, tensor<ui64>) -> (tensor<i1>)
    check.expect_eq_const %r, dense<true> : tensor<i1>
    func.return
  }
}
