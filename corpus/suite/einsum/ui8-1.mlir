// RUN: stablehlo-translate --interpret %s --args='[dense<[3]> : tensor<1xui8>]'
// RUN: : @program
// stablehlo.einsum on ui8, exact values
//   E: ui8
//   einsum_config: alternative 11
//   n: low + 1
//   A: 1
//   m: low + 1
//   B: more
// legal 0 0: [6,15,21]

module {
func.func @program(%arg0: tensor<1xui8>) -> tensor<3xui8> {
  %0 = stablehlo.constant dense<[2, 5, 7]> : tensor<3xui8>
  %1 = stablehlo.einsum %arg0, %0, config = "...,...->..." : (tensor<1xui8>, tensor<3xui8>) -> tensor<3xui8>
  return %1 : tensor<3xui8>
}

  func.func @main(%input0: tensor<1xui8>) {
    %r = func.call @program(%input0) : (tensor<1xui8>) -> (tensor<3xui8>)
    check.expect_eq_const %r, dense<[6, 15, 21]> : tensor<3xui8>
    func.return
  }
}
