// RUN: stablehlo-translate --interpret %s --args='[dense<5> : tensor<ui8>]'
// RUN: : @program
// stablehlo.compare on ui8, envelope values
//   S: rank 0
//   E: ui8
//   comparison_direction: LT
//   compare_type: absent
// legal 0 0: [false]

module {
func.func @program(%arg0: tensor<ui8>) -> tensor<i1> {
  %0 = stablehlo.constant dense<2> : tensor<ui8>
  %1 = stablehlo.compare LT, %arg0, %0 : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
  return %1 : tensor<i1>
}

  func.func @main(%input0: tensor<ui8>) {
    %r = func.call @program(%input0) : (tensor<ui8>) -> (tensor<i1>)
    check.expect_eq_const %r, dense<false> : tensor<i1>
    func.return
  }
}
