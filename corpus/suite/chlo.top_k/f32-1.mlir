// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[[1.1851066e-06], [0xFF800000]]]> : tensor<1x2x1xf32>]'
// RUN: : @program
// chlo.top_k on f32, special values
//   S: rank 2
//   S: has 1
//   n: 1
//   E: f32
//   k: low + 1
//   k: high
//   is_stable: true
// legal 0 0: [0,0]
// legal 0 1: [1.1851066119561438e-06,"-inf"]

module {
func.func @program(%arg0: tensor<1x2x1xf32>) -> (tensor<1x2x1xi32>, tensor<1x2x1xf32>) {
  %0, %1 = chlo.top_k(%arg0, k = 1) : tensor<1x2x1xf32> -> (tensor<1x2x1xf32>, tensor<1x2x1xi32>)
  return %1, %0 : tensor<1x2x1xi32>, tensor<1x2x1xf32>
}

  func.func @main(%input0: tensor<1x2x1xf32>) {
    %r:2 = func.call @program(%input0) : (tensor<1x2x1xf32>) -> (tensor<1x2x1xi32>, tensor<1x2x1xf32>)
    check.expect_eq_const %r#0, dense<0> : tensor<1x2x1xi32>
    %v0 = stablehlo.convert %r#1 : (tensor<1x2x1xf32>) -> tensor<1x2x1xf64>
    %v1 = stablehlo.constant dense<[[[1.1851066119561438e-06], [0xFFF0000000000000]]]> : tensor<1x2x1xf64>
    %v2 = stablehlo.constant dense<[[[1.1851066119561438e-06], [0x7FF0000000000000]]]> : tensor<1x2x1xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<1x2x1xf64>, tensor<1x2x1xf64>) -> tensor<1x2x1xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<1x2x1xf64>, tensor<1x2x1xf64>) -> tensor<1x2x1xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<1x2x1xi1>
    %v6 = stablehlo.constant dense<[[[false], [true]]]> : tensor<1x2x1xi1>
    %v7 = stablehlo.constant dense<0xFFF0000000000000> : tensor<1x2x1xf64>
    %v8 = stablehlo.compare EQ, %v0, %v7, FLOAT : (tensor<1x2x1xf64>, tensor<1x2x1xf64>) -> tensor<1x2x1xi1>
    %v9 = stablehlo.and %v8, %v6 : tensor<1x2x1xi1>
    %v10 = stablehlo.or %v5, %v9 : tensor<1x2x1xi1>
    check.expect_eq_const %v10, dense<true> : tensor<1x2x1xi1>
    func.return
  }
}
