// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[-2.0]> : tensor<1xf8E4M3FNUZ>]'
// RUN: : @program
// chlo.top_k on f8E4M3FNUZ, special values
//   S: rank 0
//   n: 1
//   E: f8E4M3FNUZ
//   k: low + 1
//   k: high
//   is_stable: true
// legal 0 0: [0]
// legal 0 1: [-2.0]

module {
func.func @program(%arg0: tensor<1xf8E4M3FNUZ>) -> (tensor<1xi32>, tensor<1xf8E4M3FNUZ>) {
  %0, %1 = chlo.top_k(%arg0, k = 1) : tensor<1xf8E4M3FNUZ> -> (tensor<1xf8E4M3FNUZ>, tensor<1xi32>)
  return %1, %0 : tensor<1xi32>, tensor<1xf8E4M3FNUZ>
}

  func.func @main(%input0: tensor<1xf8E4M3FNUZ>) {
    %r:2 = func.call @program(%input0) : (tensor<1xf8E4M3FNUZ>) -> (tensor<1xi32>, tensor<1xf8E4M3FNUZ>)
    check.expect_eq_const %r#0, dense<0> : tensor<1xi32>
    %v0 = stablehlo.convert %r#1 : (tensor<1xf8E4M3FNUZ>) -> tensor<1xf64>
    check.expect_eq_const %v0, dense<-2.0> : tensor<1xf64>
    func.return
  }
}
