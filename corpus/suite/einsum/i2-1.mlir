// RUN: stablehlo-translate --interpret %s --args='[dense<[1, -2, 1]> : tensor<3xi2>, dense<[0, 1, 0]> : tensor<3xi2>]'
// RUN: : @program
// stablehlo.einsum on i2, exact values
//   E: i2
//   einsum_config: alternative 4
//   n: alternative 1 (otherwise)
//   A: more
//   m: alternative 1 (otherwise)
//   B: alternative 1 (otherwise)
//   B: alternative 2 (otherwise)
// legal 0 0: [-2]

module {
func.func @program(%arg0: tensor<3xi2>, %arg1: tensor<3xi2>) -> tensor<i2> {
  %0 = stablehlo.einsum %arg0, %arg1, config = "a,a->" : (tensor<3xi2>, tensor<3xi2>) -> tensor<i2>
  return %0 : tensor<i2>
}

  func.func @main(%input0: tensor<3xi2>, %input1: tensor<3xi2>) {
    %r = func.call @program(%input0, %input1) : (tensor<3xi2>, tensor<3xi2>) -> (tensor<i2>)
    check.expect_eq_const %r, dense<-2> : tensor<i2>
    func.return
  }
}
