// RUN: stablehlo-translate --interpret %s --args='[dense<7> : tensor<i32>]'
// RUN: : @program
// stablehlo.reduce_window on i32, exact values
//   N: low
//   S: rank 0
//   E: i32
//   F: i32
// legal 0 0: [7]

module {
func.func @program(%arg0: tensor<i32>) -> tensor<i32> {
  %0 = stablehlo.constant dense<2147483647> : tensor<i32>
  %1 = "stablehlo.reduce_window"(%arg0, %0) <{window_dimensions = array<i64>}> ({
  ^bb0(%2: tensor<i32>, %3: tensor<i32>):
    %4 = stablehlo.minimum %2, %3 : tensor<i32>
    stablehlo.return %4 : tensor<i32>
  }) : (tensor<i32>, tensor<i32>) -> tensor<i32>
  return %1 : tensor<i32>
}

  func.func @main(%input0: tensor<i32>) {
    %r = func.call @program(%input0) : (tensor<i32>) -> (tensor<i32>)
    check.expect_eq_const %r, dense<7> : tensor<i32>
    func.return
  }
}
