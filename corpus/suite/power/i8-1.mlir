// RUN: stablehlo-translate --interpret %s --args='[dense<[1, 0, 1, -6, -1]> : tensor<5xi8>, dense<[-2, 6, -6, -6, 0]> : tensor<5xi8>]'
// RUN: : @program
// stablehlo.power on i8, exact values
//   S: rank 1
//   E: i8
// legal 0 0: [null,0,null,null,1]

module {
func.func @program(%arg0: tensor<5xi8>, %arg1: tensor<5xi8>) -> tensor<5xi8> {
  %0 = stablehlo.power %arg0, %arg1 : tensor<5xi8>
  return %0 : tensor<5xi8>
}

  func.func @main(%input0: tensor<5xi8>, %input1: tensor<5xi8>) {
    %r = func.call @program(%input0, %input1) : (tensor<5xi8>, tensor<5xi8>) -> (tensor<5xi8>)
    %v0 = stablehlo.constant dense<[127, 0, 127, 127, 1]> : tensor<5xi8>
    %v1 = stablehlo.constant dense<[-128, 0, -128, -128, 1]> : tensor<5xi8>
    %v2 = stablehlo.compare GE, %r, %v1, SIGNED : (tensor<5xi8>, tensor<5xi8>) -> tensor<5xi1>
    %v3 = stablehlo.compare LE, %r, %v0, SIGNED : (tensor<5xi8>, tensor<5xi8>) -> tensor<5xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<5xi1>
    %v5 = stablehlo.constant dense<[true, false, true, true, false]> : tensor<5xi1>
    %v6 = stablehlo.or %v4, %v5 : tensor<5xi1>
    check.expect_eq_const %v6, dense<true> : tensor<5xi1>
    func.return
  }
}
