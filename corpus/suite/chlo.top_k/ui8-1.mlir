// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[255, 0]> : tensor<2xui8>]'
// RUN: : @program
// chlo.top_k on ui8, envelope values
//   S: rank 0
//   n: more
//   E: ui8
//   k: high
//   is_stable: true
// legal 0 0: [0,1]
// legal 0 1: [255,0]

module {
func.func @program(%arg0: tensor<2xui8>) -> (tensor<2xi32>, tensor<2xui8>) {
  %0, %1 = chlo.top_k(%arg0, k = 2) : tensor<2xui8> -> (tensor<2xui8>, tensor<2xi32>)
  return %1, %0 : tensor<2xi32>, tensor<2xui8>
}

  func.func @main(%input0: tensor<2xui8>) {
    %r:2 = func.call @program(%input0) : (tensor<2xui8>) -> (tensor<2xi32>, tensor<2xui8>)
    check.expect_eq_const %r#0, dense<[0, 1]> : tensor<2xi32>
    check.expect_eq_const %r#1, dense<[255, 0]> : tensor<2xui8>
    func.return
  }
}
