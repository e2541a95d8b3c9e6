// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<9> : tensor<i32>]'
// RUN: : @program
// chlo.broadcast_subtract on i32, exact values
//   A: rank 0
//   m: low
//   E: i32
//   broadcast_dimensions: absent
// legal 0 0: [2147483638]

module {
func.func @program(%arg0: tensor<i32>) -> tensor<i32> {
  %0 = stablehlo.constant dense<2147483647> : tensor<i32>
  %1 = chlo.broadcast_subtract %0, %arg0 : (tensor<i32>, tensor<i32>) -> tensor<i32>
  return %1 : tensor<i32>
}

  func.func @main(%input0: tensor<i32>) {
    %r = func.call @program(%input0) : (tensor<i32>) -> (tensor<i32>)
    check.expect_eq_const %r, dense<2147483638> : tensor<i32>
    func.return
  }
}
