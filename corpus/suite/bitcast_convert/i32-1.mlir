// RUN: stablehlo-translate --interpret %s --args='[dense<9> : tensor<i32>]'
// RUN: : @program
// stablehlo.bitcast_convert on i32, exact values
//   S: rank 0
//   E: i32
//   F: i32
// legal 0 0: [9]

module {
func.func @program(%arg0: tensor<i32>) -> tensor<i32> {
  %0 = stablehlo.bitcast_convert %arg0 : (tensor<i32>) -> tensor<i32>
  return %0 : tensor<i32>
}

  func.func @main(%input0: tensor<i32>) {
    %r = func.call @program(%input0) : (tensor<i32>) -> (tensor<i32>)
    check.expect_eq_const %r, dense<9> : tensor<i32>
    func.return
  }
}
