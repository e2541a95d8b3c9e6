// RUN: stablehlo-translate --interpret %s --args='[dense<-8> : tensor<i16>]'
// RUN: : @program
// stablehlo.transpose on i16, special values
//   S: rank 0
//   E: i16
//   permutation: identity
// legal 0 0: [-8]

module {
func.func @program(%arg0: tensor<i16>) -> tensor<i16> {
  %0 = stablehlo.transpose %arg0, dims = [] : (tensor<i16>) -> tensor<i16>
  return %0 : tensor<i16>
}

  func.func @main(%input0: tensor<i16>) {
    %r = func.call @program(%input0) : (tensor<i16>) -> (tensor<i16>)
    check.expect_eq_const %r, dense<-8> : tensor<i16>
    func.return
  }
}
