// RUN: stablehlo-translate --interpret %s --args='[dense<[9, 5, -5, 127]> : tensor<4xi8>, dense<[16, 2, 2, 2]> : tensor<4xi8>]'
// RUN: : @program
// stablehlo.power on i8, special values
//   S: rank 1
//   E: i8
// legal 0 0: [null,25,25,null]

module {
func.func @program(%arg0: tensor<4xi8>, %arg1: tensor<4xi8>) -> tensor<4xi8> {
  %0 = stablehlo.power %arg0, %arg1 : tensor<4xi8>
  return %0 : tensor<4xi8>
}

  func.func @main(%input0: tensor<4xi8>, %input1: tensor<4xi8>) {
    %r = func.call @program(%input0, %input1) : (tensor<4xi8>, tensor<4xi8>) -> (tensor<4xi8>)
    %v0 = stablehlo.constant dense<[127, 25, 25, 127]> : tensor<4xi8>
    %v1 = stablehlo.constant dense<[-128, 25, 25, -128]> : tensor<4xi8>
    %v2 = stablehlo.compare GE, %r, %v1, SIGNED : (tensor<4xi8>, tensor<4xi8>) -> tensor<4xi1>
    %v3 = stablehlo.compare LE, %r, %v0, SIGNED : (tensor<4xi8>, tensor<4xi8>) -> tensor<4xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<4xi1>
    %v5 = stablehlo.constant dense<[true, false, false, true]> : tensor<4xi1>
    %v6 = stablehlo.or %v4, %v5 : tensor<4xi1>
    check.expect_eq_const %v6, dense<true> : tensor<4xi1>
    func.return
  }
}
