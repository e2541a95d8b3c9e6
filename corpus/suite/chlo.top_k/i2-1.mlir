// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[0, -1]]> : tensor<1x2xi2>]'
// RUN: : @program
// chlo.top_k on i2, envelope values
//   S: rank 1
//   S: has 1
//   n: more
//   E: i2
//   k: low + 1
//   is_stable: false
// legal 0 0: [0]
// legal 0 1: [0]

module {
func.func @program(%arg0: tensor<1x2xi2>) -> (tensor<1x1xi32>, tensor<1x1xi2>) {
  %0, %1 = chlo.top_k(%arg0, k = 1, is_stable = false) : tensor<1x2xi2> -> (tensor<1x1xi2>, tensor<1x1xi32>)
  return %1, %0 : tensor<1x1xi32>, tensor<1x1xi2>
}

  func.func @main(%input0: tensor<1x2xi2>) {
    %r:2 = func.call @program(%input0) : (tensor<1x2xi2>) -> (tensor<1x1xi32>, tensor<1x1xi2>)
    check.expect_eq_const %r#0, dense<0> : tensor<1x1xi32>
    check.expect_eq_const %r#1, dense<0> : tensor<1x1xi2>
    func.return
  }
}
