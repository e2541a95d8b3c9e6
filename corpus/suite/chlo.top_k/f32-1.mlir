// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[[1.1851066e-06], [-0.039867673]]]> : tensor<1x2x1xf32>]'
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
// legal 0 1: [1.1851066119561438e-06,-0.03986767306923866]

module {
func.func @program(%arg0: tensor<1x2x1xf32>) -> (tensor<1x2x1xi32>, tensor<1x2x1xf32>) {
  %0, %1 = chlo.top_k(%arg0, k = 1) : tensor<1x2x1xf32> -> (tensor<1x2x1xf32>, tensor<1x2x1xi32>)
  return %1, %0 : tensor<1x2x1xi32>, tensor<1x2x1xf32>
}

  func.func @main(%input0: tensor<1x2x1xf32>) {
    %r:2 = func.call @program(%input0) : (tensor<1x2x1xf32>) -> (tensor<1x2x1xi32>, tensor<1x2x1xf32>)
    check.expect_eq_const %r#0, dense<0> : tensor<1x2x1xi32>
    %v0 = stablehlo.convert %r#1 : (tensor<1x2x1xf32>) -> tensor<1x2x1xf64>
    check.expect_eq_const %v0, dense<[[[1.1851066119561438e-06], [-0.03986767306923866]]]> : tensor<1x2x1xf64>
    func.return
  }
}
