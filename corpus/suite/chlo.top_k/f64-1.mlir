// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[2.225073858507201e-308]> : tensor<1xf64>]'
// RUN: : @program
// chlo.top_k on f64, envelope values
//   S: rank 0
//   n: 1
//   E: f64
//   k: low + 1
//   k: high
//   is_stable: false
// legal 0 0: [0]
// legal 0 1: [null]

module {
func.func @program(%arg0: tensor<1xf64>) -> (tensor<1xi32>, tensor<1xf64>) {
  %0, %1 = chlo.top_k(%arg0, k = 1, is_stable = false) : tensor<1xf64> -> (tensor<1xf64>, tensor<1xi32>)
  return %1, %0 : tensor<1xi32>, tensor<1xf64>
}

  func.func @main(%input0: tensor<1xf64>) {
    %r:2 = func.call @program(%input0) : (tensor<1xf64>) -> (tensor<1xi32>, tensor<1xf64>)
    check.expect_eq_const %r#0, dense<0> : tensor<1xi32>
    %v0 = stablehlo.constant dense<0x7FF0000000000000> : tensor<1xf64>
    %v1 = stablehlo.constant dense<0xFFF0000000000000> : tensor<1xf64>
    %v2 = stablehlo.compare GE, %r#1, %v1, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v3 = stablehlo.compare LE, %r#1, %v0, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<1xi1>
    %v5 = stablehlo.constant dense<true> : tensor<1xi1>
    %v6 = stablehlo.compare NE, %r#1, %r#1, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v7 = stablehlo.and %v6, %v5 : tensor<1xi1>
    %v8 = stablehlo.or %v4, %v7 : tensor<1xi1>
    %v9 = stablehlo.constant dense<true> : tensor<1xi1>
    %v10 = stablehlo.constant dense<0x7FF0000000000000> : tensor<1xf64>
    %v11 = stablehlo.compare EQ, %r#1, %v10, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v12 = stablehlo.and %v11, %v9 : tensor<1xi1>
    %v13 = stablehlo.or %v8, %v12 : tensor<1xi1>
    %v14 = stablehlo.constant dense<true> : tensor<1xi1>
    %v15 = stablehlo.constant dense<0xFFF0000000000000> : tensor<1xf64>
    %v16 = stablehlo.compare EQ, %r#1, %v15, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v17 = stablehlo.and %v16, %v14 : tensor<1xi1>
    %v18 = stablehlo.or %v13, %v17 : tensor<1xi1>
    %v19 = stablehlo.constant dense<true> : tensor<1xi1>
    %v20 = stablehlo.or %v18, %v19 : tensor<1xi1>
    check.expect_eq_const %v20, dense<true> : tensor<1xi1>
    func.return
  }
}
