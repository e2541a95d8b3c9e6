// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<0> : tensor<i32>, dense<7> : tensor<i32>]'
// RUN: : @program
// chlo.broadcast_power on i32, exact values
//   A: rank 0
//   m: low
//   E: i32
//   broadcast_dimensions: absent
// legal 0 0: [0]

module {
func.func @program(%arg0: tensor<i32>, %arg1: tensor<i32>) -> tensor<i32> {
  %0 = chlo.broadcast_power %arg0, %arg1 : (tensor<i32>, tensor<i32>) -> tensor<i32>
  return %0 : tensor<i32>
}

  func.func @main(%input0: tensor<i32>, %input1: tensor<i32>) {
    %r = func.call @program(%input0, %input1) : (tensor<i32>, tensor<i32>) -> (tensor<i32>)
    check.expect_eq_const %r, dense<0> : tensor<i32>
    func.return
  }
}
