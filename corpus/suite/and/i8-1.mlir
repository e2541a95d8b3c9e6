// RUN: stablehlo-translate --interpret %s --args='[dense<[[127]]> : tensor<1x1xi8>]'
// RUN: : @program
// stablehlo.and on i8, special values
//   S: rank 2
//   S: has 1
//   E: i8
// legal 0 0: [127]

module {
func.func @program(%arg0: tensor<1x1xi8>) -> tensor<1x1xi8> {
  %0 = stablehlo.and %arg0, %arg0 : tensor<1x1xi8>
  return %0 : tensor<1x1xi8>
}

  func.func @main(%input0: tensor<1x1xi8>) {
    %r = func.call @program(%input0) : (tensor<1x1xi8>) -> (tensor<1x1xi8>)
    check.expect_eq_const %r, dense<127> : tensor<1x1xi8>
    func.return
  }
}
