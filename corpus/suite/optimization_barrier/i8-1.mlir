// RUN: stablehlo-translate --interpret %s --args='[dense<> : tensor<0x3x5x3xi8>, dense<4> : tensor<i8>]'
// RUN: : @program
// stablehlo.optimization_barrier on i8, exact values
//   T: tensor
// legal 0 0: [4]
// legal 0 1: []

module {
func.func @program(%arg0: tensor<0x3x5x3xi8>, %arg1: tensor<i8>) -> (tensor<i8>, tensor<0x3x5x3xi8>) {
  %0, %1 = stablehlo.optimization_barrier %arg0, %arg1 : tensor<0x3x5x3xi8>, tensor<i8>
  return %1, %0 : tensor<i8>, tensor<0x3x5x3xi8>
}

  func.func @main(%input0: tensor<0x3x5x3xi8>, %input1: tensor<i8>) {
    %r:2 = func.call @program(%input0, %input1) : (tensor<0x3x5x3xi8>, tensor<i8>) -> (tensor<i8>, tensor<0x3x5x3xi8>)
    check.expect_eq_const %r#0, dense<4> : tensor<i8>
    func.return
  }
}
