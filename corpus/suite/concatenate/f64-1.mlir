// RUN: stablehlo-translate --interpret %s --args='[dense<[0.5331430075137414]> : tensor<1xf64>, dense<> : tensor<0xf64>]'
// RUN: : @program
// stablehlo.concatenate on f64, special values
//   P: 0
//   P: 1
//   S: rank 0
//   E: f64
//   dimension: first
// legal 0 0: [1.869065796443333e-64,0.5331430075137414]

module {
func.func @program(%arg0: tensor<1xf64>, %arg1: tensor<0xf64>) -> tensor<2xf64> {
  %0 = stablehlo.constant dense<[1.869065796443333e-64]> : tensor<1xf64>
  %1 = stablehlo.concatenate %0, %arg0, %arg1, dim = 0 : (tensor<1xf64>, tensor<1xf64>, tensor<0xf64>) -> tensor<2xf64>
  return %1 : tensor<2xf64>
}

  func.func @main(%input0: tensor<1xf64>, %input1: tensor<0xf64>) {
    %r = func.call @program(%input0, %input1) : (tensor<1xf64>, tensor<0xf64>) -> (tensor<2xf64>)
    check.expect_eq_const %r, dense<[1.869065796443333e-64, 0.5331430075137414]> : tensor<2xf64>
    func.return
  }
}
