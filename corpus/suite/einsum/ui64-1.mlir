// RUN: stablehlo-translate --interpret %s --args='[dense<[6, 8, 2, 5, 5]> : tensor<5xui64>]'
// RUN: : @program
// stablehlo.einsum on ui64, exact values
//   E: ui64
//   einsum_config: alternative 4
//   n: alternative 1 (otherwise)
//   A: more
//   m: alternative 1 (otherwise)
//   B: alternative 1 (otherwise)
//   B: alternative 2 (otherwise)
// legal 0 0: [154]

module {
func.func @program(%arg0: tensor<5xui64>) -> tensor<ui64> {
  %0 = stablehlo.einsum %arg0, %arg0, config = "a,a->" : (tensor<5xui64>, tensor<5xui64>) -> tensor<ui64>
  return %0 : tensor<ui64>
}

  func.func @main(%input0: tensor<5xui64>) {
    %r = func.call @program(%input0) : (tensor<5xui64>) -> (tensor<ui64>)
    check.expect_eq_const %r, dense<154> : tensor<ui64>
    func.return
  }
}
