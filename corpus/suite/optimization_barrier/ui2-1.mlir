// RUN: stablehlo-translate --interpret %s --args='[dense<1> : tensor<ui2>]'
// RUN: : @program
// stablehlo.optimization_barrier on ui2, exact values
//   N: low + 1
//   T: tensor
//   T: token
// legal 0 0: [1]

module {
func.func @program(%arg0: tensor<ui2>) -> tensor<ui2> {
  %0 = stablehlo.after_all  : !stablehlo.token
  %1 = stablehlo.after_all %0 : !stablehlo.token
  %2 = stablehlo.after_all %1 : !stablehlo.token
  %3 = stablehlo.optimization_barrier %2 : !stablehlo.token
  %4 = stablehlo.tuple %3, %3 : tuple<!stablehlo.token, !stablehlo.token>
  %5 = stablehlo.get_tuple_element %4[0] : (tuple<!stablehlo.token, !stablehlo.token>) -> !stablehlo.token
  %6 = stablehlo.after_all %5 : !stablehlo.token
  %7, %8 = stablehlo.optimization_barrier %6, %arg0 : !stablehlo.token, tensor<ui2>
  return %8 : tensor<ui2>
}

  func.func @main(%input0: tensor<ui2>) {
    %r = func.call @program(%input0) : (tensor<ui2>) -> (tensor<ui2>)
    check.expect_eq_const %r, dense<1> : tensor<ui2>
    func.return
  }
}
