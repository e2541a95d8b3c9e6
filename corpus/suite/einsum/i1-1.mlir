// RUN: stablehlo-translate --interpret %s --args='[dense<[true]> : tensor<1xi1>, dense<[false]> : tensor<1xi1>]'
// RUN: : @program
// stablehlo.einsum on i1, exact values
//   E: i1
//   einsum_config: alternative 4
//   n: alternative 1 (otherwise)
//   A: 1
//   m: alternative 1 (otherwise)
//   B: alternative 1 (otherwise)
//   B: alternative 2 (otherwise)
// legal 0 0: [false]

module {
func.func @program(%arg0: tensor<1xi1>, %arg1: tensor<1xi1>) -> tensor<i1> {
  %0 = stablehlo.einsum %arg0, %arg1, config = "a,a->" : (tensor<1xi1>, tensor<1xi1>) -> tensor<i1>
  return %0 : tensor<i1>
}

  func.func @main(%input0: tensor<1xi1>, %input1: tensor<1xi1>) {
    %r = func.call @program(%input0, %input1) : (tensor<1xi1>, tensor<1xi1>) -> (tensor<i1>)
    check.expect_eq_const %r, dense<false> : tensor<i1>
    func.return
  }
}
