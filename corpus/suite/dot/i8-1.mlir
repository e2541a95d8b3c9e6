// RUN: stablehlo-translate --interpret %s --args='[dense<[-4]> : tensor<1xi8>, dense<[-6]> : tensor<1xi8>]'
// RUN: : @program
// stablehlo.dot on i8, exact values
//   M: rank 0
//   N: rank 0
//   k: 1
//   E: i8
//   F: i8
//   precision_config: absent
// legal 0 0: [24]

module {
func.func @program(%arg0: tensor<1xi8>, %arg1: tensor<1xi8>) -> tensor<i8> {
  %0 = stablehlo.dot %arg0, %arg1 : (tensor<1xi8>, tensor<1xi8>) -> tensor<i8>
  return %0 : tensor<i8>
}

  func.func @main(%input0: tensor<1xi8>, %input1: tensor<1xi8>) {
    %r = func.call @program(%input0, %input1) : (tensor<1xi8>, tensor<1xi8>) -> (tensor<i8>)
    check.expect_eq_const %r, dense<24> : tensor<i8>
    func.return
  }
}
