// RUN: stablehlo-translate --interpret %s --args='[dense<[0]> : tensor<1xi8>]'
// RUN: : @program
// stablehlo.not on i8, special values
//   S: rank 1
//   S: has 1
//   E: i8
// legal 0 0: [-1]

module {
func.func @program(%arg0: tensor<1xi8>) -> tensor<1xi8> {
  %0 = stablehlo.not %arg0 : tensor<1xi8>
  return %0 : tensor<1xi8>
}

  func.func @main(%input0: tensor<1xi8>) {
    %r = func.call @program(%input0) : (tensor<1xi8>) -> (tensor<1xi8>)
    check.expect_eq_const %r, dense<-1> : tensor<1xi8>
    func.return
  }
}
