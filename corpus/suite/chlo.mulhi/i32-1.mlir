// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[7, 1]]> : tensor<1x2xi32>]'
// RUN: : @program
// chlo.mulhi on i32, exact values
//   S: rank 2
//   S: has 1
//   E: i32
// legal 0 0: [0,-1]

module {
func.func @program(%arg0: tensor<1x2xi32>) -> tensor<1x2xi32> {
  %0 = stablehlo.constant dense<[[0, -4]]> : tensor<1x2xi32>
  %1 = chlo.mulhi %0, %arg0 : tensor<1x2xi32>, tensor<1x2xi32> -> tensor<1x2xi32>
  return %1 : tensor<1x2xi32>
}

  func.func @main(%input0: tensor<1x2xi32>) {
    %r = func.call @program(%input0) : (tensor<1x2xi32>) -> (tensor<1x2xi32>)
    check.expect_eq_const %r, dense<[[0, -1]]> : tensor<1x2xi32>
    func.return
  }
}
