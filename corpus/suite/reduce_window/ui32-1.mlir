// RUN: stablehlo-translate --interpret %s --args='[dense<0> : tensor<ui32>]'
// RUN: : @program
// stablehlo.reduce_window on ui32, exact values
//   N: low
//   S: rank 0
//   E: ui32
//   F: ui32
// legal 0 0: [0]

module {
func.func @program(%arg0: tensor<ui32>) -> tensor<ui32> {
  %0 = stablehlo.constant dense<0> : tensor<ui32>
  %1 = "stablehlo.reduce_window"(%arg0, %0) <{window_dimensions = array<i64>}> ({
  ^bb0(%2: tensor<ui32>, %3: tensor<ui32>):
    %4 = stablehlo.add %2, %3 : tensor<ui32>
    stablehlo.return %4 : tensor<ui32>
  }) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
  return %1 : tensor<ui32>
}

  func.func @main(%input0: tensor<ui32>) {
    %r = func.call @program(%input0) : (tensor<ui32>) -> (tensor<ui32>)
    check.expect_eq_const %r, dense<0> : tensor<ui32>
    func.return
  }
}
