// RUN: stablehlo-translate --interpret %s --args='[dense<[-2]> : tensor<1xi2>]'
// RUN: : @program
// stablehlo.concatenate on i2, special values
//   N: low + 1
//   P: 0
//   P: 1
//   S: rank 0
//   E: i2
//   dimension: first
// legal 0 0: [-2]

module {
func.func @program(%arg0: tensor<1xi2>) -> tensor<1xi2> {
  %0 = stablehlo.constant dense<> : tensor<0xi2>
  %1 = stablehlo.concatenate %arg0, %0, dim = 0 : (tensor<1xi2>, tensor<0xi2>) -> tensor<1xi2>
  return %1 : tensor<1xi2>
}

  func.func @main(%input0: tensor<1xi2>) {
    %r = func.call @program(%input0) : (tensor<1xi2>) -> (tensor<1xi2>)
    check.expect_eq_const %r, dense<-2> : tensor<1xi2>
    func.return
  }
}
