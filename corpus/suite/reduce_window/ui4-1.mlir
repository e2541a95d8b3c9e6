// RUN: stablehlo-translate --interpret %s --args='[dense<1> : tensor<ui4>]'
// RUN: : @program
// stablehlo.reduce_window on ui4, envelope values
//   N: low
//   S: rank 0
//   E: ui4
//   F: ui4
// legal 0 0: [1]

module {
func.func @program(%arg0: tensor<ui4>) -> tensor<ui4> {
  %0 = stablehlo.constant dense<0> : tensor<ui4>
  %1 = "stablehlo.reduce_window"(%arg0, %0) <{window_dimensions = array<i64>}> ({
  ^bb0(%2: tensor<ui4>, %3: tensor<ui4>):
    %4 = stablehlo.add %2, %3 : tensor<ui4>
    stablehlo.return %4 : tensor<ui4>
  }) : (tensor<ui4>, tensor<ui4>) -> tensor<ui4>
  return %1 : tensor<ui4>
}

  func.func @main(%input0: tensor<ui4>) {
    %r = func.call @program(%input0) : (tensor<ui4>) -> (tensor<ui4>)
    check.expect_eq_const %r, dense<1> : tensor<ui4>
    func.return
  }
}
