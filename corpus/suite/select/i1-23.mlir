// RUN: stablehlo-translate --interpret %s --args='[dense<[[128, 33], [160, 139]]> : tensor<2x2xui8>]'
// RUN: : @program
// stablehlo.select on i1, special values
//   S: rank 2
//   E: ui8
//   P: alternative 2
// legal 0 0: [2,33,160,139]

module {
func.func @program(%arg0: tensor<2x2xui8>) -> tensor<2x2xui8> {
  %0 = stablehlo.constant dense<[[false, true], [true, true]]> : tensor<2x2xi1>
  %1 = stablehlo.constant dense<[[2, 3], [254, 1]]> : tensor<2x2xui8>
  %2 = stablehlo.select %0, %arg0, %1 : tensor<2x2xi1>, tensor<2x2xui8>
  return %2 : tensor<2x2xui8>
}

  func.func @main(%input0: tensor<2x2xui8>) {
    %r = func.call @program(%input0) : (tensor<2x2xui8>) -> (tensor<2x2xui8>)
    check.expect_eq_const %r, dense<[[2, 33], [160, 139]]> : tensor<2x2xui8>
    func.return
  }
}
