// RUN: stablehlo-translate --interpret %s --args='[dense<[2.0]> : tensor<1xf8E5M2>]'
// RUN: : @program
// stablehlo.einsum on f8E5M2, exact values
//   E: f8E5M2
//   einsum_config: alternative 4
//   n: alternative 1 (otherwise)
//   A: 1
//   m: alternative 1 (otherwise)
//   B: alternative 1 (otherwise)
//   B: alternative 2 (otherwise)
// legal 0 0: [-2.0]

module {
func.func @program(%arg0: tensor<1xf8E5M2>) -> tensor<f8E5M2> {
  %0 = stablehlo.constant dense<[-1.0]> : tensor<1xf8E5M2>
  %1 = stablehlo.einsum %arg0, %0, config = "a,a->" : (tensor<1xf8E5M2>, tensor<1xf8E5M2>) -> tensor<f8E5M2>
  return %1 : tensor<f8E5M2>
}

  func.func @main(%input0: tensor<1xf8E5M2>) {
    %r = func.call @program(%input0) : (tensor<1xf8E5M2>) -> (tensor<f8E5M2>)
    %v0 = stablehlo.convert %r : (tensor<f8E5M2>) -> tensor<f64>
    check.expect_eq_const %v0, dense<-2.0> : tensor<f64>
    func.return
  }
}
