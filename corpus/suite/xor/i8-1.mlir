// RUN: stablehlo-translate --interpret %s --args='[dense<[-3]> : tensor<1xi8>]'
// RUN: : @program
// stablehlo.xor on i8, exact values
//   S: rank 1
//   S: has 1
//   E: i8
// legal 0 0: [3]

module {
func.func @program(%arg0: tensor<1xi8>) -> tensor<1xi8> {
  %0 = stablehlo.constant dense<[-2]> : tensor<1xi8>
  %1 = stablehlo.xor %0, %arg0 : tensor<1xi8>
  return %1 : tensor<1xi8>
}

  func.func @main(%input0: tensor<1xi8>) {
    %r = func.call @program(%input0) : (tensor<1xi8>) -> (tensor<1xi8>)
    check.expect_eq_const %r, dense<3> : tensor<1xi8>
    func.return
  }
}
