// RUN: stablehlo-translate --interpret %s --args='[dense<[[[64], [-127]]]> : tensor<1x2x1xi8>]'
// RUN: : @program
// stablehlo.subtract on i8, special values
//   S: rank 3+
//   S: has 1
//   E: i8
// legal 0 0: [-62,123]

module {
func.func @program(%arg0: tensor<1x2x1xi8>) -> tensor<1x2x1xi8> {
  %0 = stablehlo.constant dense<[[[2], [-4]]]> : tensor<1x2x1xi8>
  %1 = stablehlo.subtract %0, %arg0 : tensor<1x2x1xi8>
  return %1 : tensor<1x2x1xi8>
}

  func.func @main(%input0: tensor<1x2x1xi8>) {
    %r = func.call @program(%input0) : (tensor<1x2x1xi8>) -> (tensor<1x2x1xi8>)
    check.expect_eq_const %r, dense<[[[-62], [123]]]> : tensor<1x2x1xi8>
    func.return
  }
}
