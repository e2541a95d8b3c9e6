// RUN: stablehlo-translate --interpret %s --args='[dense<[1]> : tensor<1xi16>, dense<[-5936]> : tensor<1xi16>]'
// RUN: : @program
// stablehlo.einsum on i16, special values
//   E: i16
//   einsum_config: alternative 5
//   n: alternative 1 (otherwise)
//   A: 1
//   m: alternative 1 (otherwise)
//   B: 1
// legal 0 0: [-5936]

module {
func.func @program(%arg0: tensor<1xi16>, %arg1: tensor<1xi16>) -> tensor<1x1xi16> {
  %0 = stablehlo.einsum %arg0, %arg1, config = "a,b->ab" : (tensor<1xi16>, tensor<1xi16>) -> tensor<1x1xi16>
  return %0 : tensor<1x1xi16>
}

  func.func @main(%input0: tensor<1xi16>, %input1: tensor<1xi16>) {
    %r = func.call @program(%input0, %input1) : (tensor<1xi16>, tensor<1xi16>) -> (tensor<1x1xi16>)
    check.expect_eq_const %r, dense<-5936> : tensor<1x1xi16>
    func.return
  }
}
