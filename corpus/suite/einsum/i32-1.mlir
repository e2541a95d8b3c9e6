// RUN: stablehlo-translate --interpret %s --args='[dense<> : tensor<3x0xi32>]'
// RUN: : @program
// stablehlo.einsum on i32, special values
//   E: i32
//   einsum_config: alternative 7
//   n: alternative 1 (otherwise)
//   A: 0
//   A: more
//   m: alternative 1 (otherwise)
//   B: alternative 1 (otherwise)
//   B: alternative 2 (otherwise)
// legal 0 0: [0,0,0]

module {
func.func @program(%arg0: tensor<3x0xi32>) -> tensor<3xi32> {
  %0 = stablehlo.constant dense<> : tensor<0x3xi32>
  %1 = stablehlo.einsum %arg0, %0, config = "Zx,xZ->Z" : (tensor<3x0xi32>, tensor<0x3xi32>) -> tensor<3xi32>
  return %1 : tensor<3xi32>
}

  func.func @main(%input0: tensor<3x0xi32>) {
    %r = func.call @program(%input0) : (tensor<3x0xi32>) -> (tensor<3xi32>)
    check.expect_eq_const %r, dense<0> : tensor<3xi32>
    func.return
  }
}
