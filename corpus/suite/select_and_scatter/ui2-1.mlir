// RUN: stablehlo-translate --interpret %s --args='[dense<1> : tensor<ui2>]'
// RUN: : @program
// stablehlo.select_and_scatter on ui2, envelope values
//   S: rank 0
//   E: ui2
//   F: ui2
// legal 0 0: [1]

module {
func.func @program(%arg0: tensor<ui2>) -> tensor<ui2> {
  %0 = stablehlo.constant dense<1> : tensor<ui2>
  %1 = stablehlo.constant dense<0> : tensor<ui2>
  %2 = "stablehlo.select_and_scatter"(%arg0, %0, %1) ({
  ^bb0(%3: tensor<ui2>, %4: tensor<ui2>):
    %5 = stablehlo.constant dense<true> : tensor<i1>
    stablehlo.return %5 : tensor<i1>
  }, {
  ^bb0(%6: tensor<ui2>, %7: tensor<ui2>):
    %8 = stablehlo.or %6, %7 : tensor<ui2>
    stablehlo.return %8 : tensor<ui2>
  }) : (tensor<ui2>, tensor<ui2>, tensor<ui2>) -> tensor<ui2>
  return %2 : tensor<ui2>
}

  func.func @main(%input0: tensor<ui2>) {
    %r = func.call @program(%input0) : (tensor<ui2>) -> (tensor<ui2>)
    check.expect_eq_const %r, dense<1> : tensor<ui2>
    func.return
  }
}
