// RUN: stablehlo-translate --interpret %s --args='[dense<0.0> : tensor<f8E5M2>]'
// RUN: : @program
// stablehlo.compare on f8E5M2, exact values
//   S: rank 0
//   E: f8E5M2
//   comparison_direction: LE
//   compare_type: absent
// legal 0 0: [true]

module {
func.func @program(%arg0: tensor<f8E5M2>) -> tensor<i1> {
  %0 = stablehlo.compare LE, %arg0, %arg0 : (tensor<f8E5M2>, tensor<f8E5M2>) -> tensor<i1>
  return %0 : tensor<i1>
}

  func.func @main(%input0: tensor<f8E5M2>) {
    %r = func.call @program(%input0) : (tensor<f8E5M2>) -> (tensor<i1>)
    check.expect_eq_const %r, dense<true> : tensor<i1>
    func.return
  }
}
