// RUN: stablehlo-translate --interpret %s --args='[dense<false> : tensor<i1>]'
// RUN: : @program
// stablehlo.select_and_scatter on i1, exact values
//   S: rank 0
//   E: i1
//   F: i1
// legal 0 0: [false]

module {
func.func @program(%arg0: tensor<i1>) -> tensor<i1> {
  %0 = stablehlo.constant dense<true> : tensor<i1>
  %1 = "stablehlo.select_and_scatter"(%arg0, %arg0, %0) ({
  ^bb0(%2: tensor<i1>, %3: tensor<i1>):
    %4 = stablehlo.constant dense<true> : tensor<i1>
    %5 = stablehlo.maximum %4, %4 : tensor<i1>
    stablehlo.return %5 : tensor<i1>
  }, {
  ^bb0(%6: tensor<i1>, %7: tensor<i1>):
    %8 = stablehlo.minimum %6, %7 : tensor<i1>
    stablehlo.return %8 : tensor<i1>
  }) : (tensor<i1>, tensor<i1>, tensor<i1>) -> tensor<i1>
  return %1 : tensor<i1>
}

  func.func @main(%input0: tensor<i1>) {
    %r = func.call @program(%input0) : (tensor<i1>) -> (tensor<i1>)
    check.expect_eq_const %r, dense<false> : tensor<i1>
    func.return
  }
}
