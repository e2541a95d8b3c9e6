// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[0.0, 1.0, 0.5]> : tensor<3xf8E5M2FNUZ>]'
// RUN: : @program
// chlo.top_k on f8E5M2FNUZ, exact values
//   S: rank 0
//   n: more
//   E: f8E5M2FNUZ
//   is_stable: true
// legal 0 0: [1,2]
// legal 0 1: [1.0,0.5]

module {
func.func @program(%arg0: tensor<3xf8E5M2FNUZ>) -> (tensor<2xi32>, tensor<2xf8E5M2FNUZ>) {
  %0, %1 = chlo.top_k(%arg0, k = 2) : tensor<3xf8E5M2FNUZ> -> (tensor<2xf8E5M2FNUZ>, tensor<2xi32>)
  return %1, %0 : tensor<2xi32>, tensor<2xf8E5M2FNUZ>
}

  func.func @main(%input0: tensor<3xf8E5M2FNUZ>) {
    %r:2 = func.call @program(%input0) : (tensor<3xf8E5M2FNUZ>) -> (tensor<2xi32>, tensor<2xf8E5M2FNUZ>)
    check.expect_eq_const %r#0, dense<[1, 2]> : tensor<2xi32>
    %v0 = stablehlo.convert %r#1 : (tensor<2xf8E5M2FNUZ>) -> tensor<2xf64>
    check.expect_eq_const %v0, dense<[1.0, 0.5]> : tensor<2xf64>
    func.return
  }
}
