// RUN: stablehlo-translate --interpret %s --args='[dense<9> : tensor<i8>]'
// RUN: : @program
// stablehlo.einsum on i8, exact values
//   E: i8
//   einsum_config: alternative 11
//   n: low
//   m: low
// legal 0 0: [81]

module {
func.func @program(%arg0: tensor<i8>) -> tensor<i8> {
  %0 = stablehlo.einsum %arg0, %arg0, config = "...,...->..." : (tensor<i8>, tensor<i8>) -> tensor<i8>
  return %0 : tensor<i8>
}

  func.func @main(%input0: tensor<i8>) {
    %r = func.call @program(%input0) : (tensor<i8>) -> (tensor<i8>)
    check.expect_eq_const %r, dense<81> : tensor<i8>
    func.return
  }
}
