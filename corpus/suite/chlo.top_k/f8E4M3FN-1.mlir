// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[-0.5]> : tensor<1xf8E4M3FN>]'
// RUN: : @program
// chlo.top_k on f8E4M3FN, special values
//   S: rank 0
//   n: 1
//   E: f8E4M3FN
//   k: low + 1
//   k: high
//   is_stable: true
// legal 0 0: [0]
// legal 0 1: [-0.5]

module {
func.func @program(%arg0: tensor<1xf8E4M3FN>) -> (tensor<1xi32>, tensor<1xf8E4M3FN>) {
  %0, %1 = chlo.top_k(%arg0, k = 1) : tensor<1xf8E4M3FN> -> (tensor<1xf8E4M3FN>, tensor<1xi32>)
  return %1, %0 : tensor<1xi32>, tensor<1xf8E4M3FN>
}

  func.func @main(%input0: tensor<1xf8E4M3FN>) {
    %r:2 = func.call @program(%input0) : (tensor<1xf8E4M3FN>) -> (tensor<1xi32>, tensor<1xf8E4M3FN>)
    check.expect_eq_const %r#0, dense<0> : tensor<1xi32>
    %v0 = stablehlo.convert %r#1 : (tensor<1xf8E4M3FN>) -> tensor<1xf64>
    check.expect_eq_const %v0, dense<-0.5> : tensor<1xf64>
    func.return
  }
}
