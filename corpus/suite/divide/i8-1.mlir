// RUN: stablehlo-translate --interpret %s --args='[dense<[[64]]> : tensor<1x1xi8>, dense<[[4]]> : tensor<1x1xi8>]'
// RUN: : @program
// stablehlo.divide on i8, special values
//   S: rank 2
//   S: has 1
//   E: i8
// legal 0 0: [16]

module {
func.func @program(%arg0: tensor<1x1xi8>, %arg1: tensor<1x1xi8>) -> tensor<1x1xi8> {
  %0 = stablehlo.divide %arg0, %arg1 : tensor<1x1xi8>
  return %0 : tensor<1x1xi8>
}

  func.func @main(%input0: tensor<1x1xi8>, %input1: tensor<1x1xi8>) {
    %r = func.call @program(%input0, %input1) : (tensor<1x1xi8>, tensor<1x1xi8>) -> (tensor<1x1xi8>)
    check.expect_eq_const %r, dense<16> : tensor<1x1xi8>
    func.return
  }
}
