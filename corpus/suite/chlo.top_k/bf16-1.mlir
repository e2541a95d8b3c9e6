// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[0.0, 0.0]> : tensor<2xbf16>]'
// RUN: : @program
// chlo.top_k on bf16, exact values
//   S: rank 0
//   n: more
//   E: bf16
//   k: low + 1
//   is_stable: false
// legal 0 0: [[0,1]]
// legal 0 1: [[0.0,0.0]]

module {
func.func @program(%arg0: tensor<2xbf16>) -> (tensor<1xi32>, tensor<1xbf16>) {
  %0, %1 = chlo.top_k(%arg0, k = 1, is_stable = false) : tensor<2xbf16> -> (tensor<1xbf16>, tensor<1xi32>)
  return %1, %0 : tensor<1xi32>, tensor<1xbf16>
}

  func.func @main(%input0: tensor<2xbf16>) {
    %r:2 = func.call @program(%input0) : (tensor<2xbf16>) -> (tensor<1xi32>, tensor<1xbf16>)
    %v0 = stablehlo.constant dense<1> : tensor<1xi32>
    %v1 = stablehlo.constant dense<0> : tensor<1xi32>
    %v2 = stablehlo.compare GE, %r#0, %v1, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
    %v3 = stablehlo.compare LE, %r#0, %v0, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<1xi1>
    check.expect_eq_const %v4, dense<true> : tensor<1xi1>
    %v5 = stablehlo.convert %r#1 : (tensor<1xbf16>) -> tensor<1xf64>
    check.expect_eq_const %v5, dense<0.0> : tensor<1xf64>
    func.return
  }
}
