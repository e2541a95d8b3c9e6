// RUN: stablehlo-translate --interpret %s --args='[dense<false> : tensor<i1>]'
// RUN: : @program
// stablehlo.reduce_window on i1, exact values
//   N: low
//   S: rank 0
//   E: i1
//   F: i1
// legal 0 0: [false]

module {
func.func @program(%arg0: tensor<i1>) -> tensor<i1> {
  %0 = stablehlo.constant dense<false> : tensor<i1>
  %1 = "stablehlo.reduce_window"(%arg0, %0) <{window_dimensions = array<i64>}> ({
  ^bb0(%2: tensor<i1>, %3: tensor<i1>):
    %4 = stablehlo.add %2, %3 : tensor<i1>
    stablehlo.return %4 : tensor<i1>
  }) : (tensor<i1>, tensor<i1>) -> tensor<i1>
  return %1 : tensor<i1>
}

  func.func @main(%input0: tensor<i1>) {
    %r = func.call @program(%input0) : (tensor<i1>) -> (tensor<i1>)
    check.expect_eq_const %r, dense<false> : tensor<i1>
    func.return
  }
}
