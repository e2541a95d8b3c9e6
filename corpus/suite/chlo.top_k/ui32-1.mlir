// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[[4, 5], [5, 1], [8, 2], [8, 1], [5, 1]]]> : tensor<1x5x2xui32>]'
// RUN: : @program
// chlo.top_k on ui32, envelope values
//   S: rank 2
//   S: has 1
//   n: more
//   E: ui32
//   k: high
//   is_stable: false
// legal 0 0: [1,0,0,1,0,1,0,1,0,1]
// legal 0 1: [5,4,5,1,8,2,8,1,5,1]

module {
func.func @program(%arg0: tensor<1x5x2xui32>) -> (tensor<1x5x2xi32>, tensor<1x5x2xui32>) {
  %0, %1 = chlo.top_k(%arg0, k = 2, is_stable = false) : tensor<1x5x2xui32> -> (tensor<1x5x2xui32>, tensor<1x5x2xi32>)
  return %1, %0 : tensor<1x5x2xi32>, tensor<1x5x2xui32>
}

  func.func @main(%input0: tensor<1x5x2xui32>) {
    %r:2 = func.call @program(%input0) : (tensor<1x5x2xui32>) -> (tensor<1x5x2xi32>, tensor<1x5x2xui32>)
    check.expect_eq_const %r#0, dense<[[[1, 0], [0, 1], [0, 1], [0, 1], [0, 1]]]> : tensor<1x5x2xi32>
    check.expect_eq_const %r#1, dense<[[[5, 4], [5, 1], [8, 2], [8, 1], [5, 1]]]> : tensor<1x5x2xui32>
    func.return
  }
}
