// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[[[2.0, 2.0, 8.0, 2.0, 4.0]], [[2.0, 8.0, 2.0, 4.0, 4.0]]]]> : tensor<1x2x1x5xf8E8M0FNU>]'
// RUN: : @program
// chlo.top_k on f8E8M0FNU, exact values
//   S: rank 3+
//   S: has 1
//   n: more
//   E: f8E8M0FNU
//   is_stable: false
// legal 0 0: [2,4,1,[3,4]]
// legal 0 1: [null,null,null,null]

module {
func.func @program(%arg0: tensor<1x2x1x5xf8E8M0FNU>) -> (tensor<1x2x1x2xi32>, tensor<1x2x1x2xf8E8M0FNU>) {
  %0, %1 = chlo.top_k(%arg0, k = 2, is_stable = false) : tensor<1x2x1x5xf8E8M0FNU> -> (tensor<1x2x1x2xf8E8M0FNU>, tensor<1x2x1x2xi32>)
  return %1, %0 : tensor<1x2x1x2xi32>, tensor<1x2x1x2xf8E8M0FNU>
}

  func.func @main(%input0: tensor<1x2x1x5xf8E8M0FNU>) {
    %r:2 = func.call @program(%input0) : (tensor<1x2x1x5xf8E8M0FNU>) -> (tensor<1x2x1x2xi32>, tensor<1x2x1x2xf8E8M0FNU>)
    %v0 = stablehlo.constant dense<[[[[2, 4]], [[1, 4]]]]> : tensor<1x2x1x2xi32>
    %v1 = stablehlo.constant dense<[[[[2, 4]], [[1, 3]]]]> : tensor<1x2x1x2xi32>
    %v2 = stablehlo.compare GE, %r#0, %v1, SIGNED : (tensor<1x2x1x2xi32>, tensor<1x2x1x2xi32>) -> tensor<1x2x1x2xi1>
    %v3 = stablehlo.compare LE, %r#0, %v0, SIGNED : (tensor<1x2x1x2xi32>, tensor<1x2x1x2xi32>) -> tensor<1x2x1x2xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<1x2x1x2xi1>
    check.expect_eq_const %v4, dense<true> : tensor<1x2x1x2xi1>
    %v5 = stablehlo.convert %r#1 : (tensor<1x2x1x2xf8E8M0FNU>) -> tensor<1x2x1x2xf64>
    %v6 = stablehlo.constant dense<0x7FF0000000000000> : tensor<1x2x1x2xf64>
    %v7 = stablehlo.constant dense<0xFFF0000000000000> : tensor<1x2x1x2xf64>
    %v8 = stablehlo.compare GE, %v5, %v7, FLOAT : (tensor<1x2x1x2xf64>, tensor<1x2x1x2xf64>) -> tensor<1x2x1x2xi1>
    %v9 = stablehlo.compare LE, %v5, %v6, FLOAT : (tensor<1x2x1x2xf64>, tensor<1x2x1x2xf64>) -> tensor<1x2x1x2xi1>
    %v10 = stablehlo.and %v8, %v9 : tensor<1x2x1x2xi1>
    %v11 = stablehlo.constant dense<true> : tensor<1x2x1x2xi1>
    %v12 = stablehlo.compare NE, %v5, %v5, FLOAT : (tensor<1x2x1x2xf64>, tensor<1x2x1x2xf64>) -> tensor<1x2x1x2xi1>
    %v13 = stablehlo.and %v12, %v11 : tensor<1x2x1x2xi1>
    %v14 = stablehlo.or %v10, %v13 : tensor<1x2x1x2xi1>
    %v15 = stablehlo.constant dense<true> : tensor<1x2x1x2xi1>
    %v16 = stablehlo.constant dense<0x7FF0000000000000> : tensor<1x2x1x2xf64>
    %v17 = stablehlo.compare EQ, %v5, %v16, FLOAT : (tensor<1x2x1x2xf64>, tensor<1x2x1x2xf64>) -> tensor<1x2x1x2xi1>
    %v18 = stablehlo.and %v17, %v15 : tensor<1x2x1x2xi1>
    %v19 = stablehlo.or %v14, %v18 : tensor<1x2x1x2xi1>
    %v20 = stablehlo.constant dense<true> : tensor<1x2x1x2xi1>
    %v21 = stablehlo.constant dense<0xFFF0000000000000> : tensor<1x2x1x2xf64>
    %v22 = stablehlo.compare EQ, %v5, %v21, FLOAT : (tensor<1x2x1x2xf64>, tensor<1x2x1x2xf64>) -> tensor<1x2x1x2xi1>
    %v23 = stablehlo.and %v22, %v20 : tensor<1x2x1x2xi1>
    %v24 = stablehlo.or %v19, %v23 : tensor<1x2x1x2xi1>
    %v25 = stablehlo.constant dense<true> : tensor<1x2x1x2xi1>
    %v26 = stablehlo.or %v24, %v25 : tensor<1x2x1x2xi1>
    check.expect_eq_const %v26, dense<true> : tensor<1x2x1x2xi1>
    func.return
  }
}
