// RUN: stablehlo-translate --interpret %s --args='[dense<5> : tensor<i8>]'
// RUN: : @program
// stablehlo.sign on i8, envelope values
//   S: rank 0
//   E: i8
// legal 0 0: [1]

module {
func.func @program(%arg0: tensor<i8>) -> tensor<i8> {
  %0 = stablehlo.sign %arg0 : tensor<i8>
  return %0 : tensor<i8>
}

  func.func @main(%input0: tensor<i8>) {
    %r = func.call @program(%input0) : (tensor<i8>) -> (tensor<i8>)
    check.expect_eq_const %r, dense<1> : tensor<i8>
    func.return
  }
}
