// RUN: stablehlo-translate --interpret %s --args='[dense<[0, 255]> : tensor<2xui8>]'
// RUN: : @program
// stablehlo.shift_right_logical on ui8, special values
//   S: rank 1
//   E: ui8
// legal 0 0: [252,null]

module {
func.func @program(%arg0: tensor<2xui8>) -> tensor<2xui8> {
  %0 = stablehlo.constant dense<[252, 249]> : tensor<2xui8>
  %1 = stablehlo.shift_right_logical %0, %arg0 : tensor<2xui8>
  return %1 : tensor<2xui8>
}

  func.func @main(%input0: tensor<2xui8>) {
    %r = func.call @program(%input0) : (tensor<2xui8>) -> (tensor<2xui8>)
    %v0 = stablehlo.constant dense<[252, 255]> : tensor<2xui8>
    %v1 = stablehlo.constant dense<[252, 0]> : tensor<2xui8>
    %v2 = stablehlo.compare GE, %r, %v1, UNSIGNED : (tensor<2xui8>, tensor<2xui8>) -> tensor<2xi1>
    %v3 = stablehlo.compare LE, %r, %v0, UNSIGNED : (tensor<2xui8>, tensor<2xui8>) -> tensor<2xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<2xi1>
    %v5 = stablehlo.constant dense<[false, true]> : tensor<2xi1>
    %v6 = stablehlo.or %v4, %v5 : tensor<2xi1>
    check.expect_eq_const %v6, dense<true> : tensor<2xi1>
    func.return
  }
}
