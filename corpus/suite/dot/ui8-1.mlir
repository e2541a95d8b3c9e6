// RUN: stablehlo-translate --interpret %s --args='[dense<[6, 0, 7]> : tensor<3xui8>]'
// RUN: : @program
// stablehlo.dot on ui8, exact values
//   M: rank 0
//   N: rank 0
//   k: more
//   E: ui8
//   F: ui8
//   precision_config: given
//   precision_config: HIGH
//   precision_config: HIGHEST
// legal 0 0: [85]

module {
func.func @program(%arg0: tensor<3xui8>) -> tensor<ui8> {
  %0 = stablehlo.dot %arg0, %arg0, precision = [HIGHEST, HIGH] : (tensor<3xui8>, tensor<3xui8>) -> tensor<ui8>
  return %0 : tensor<ui8>
}

  func.func @main(%input0: tensor<3xui8>) {
    %r = func.call @program(%input0) : (tensor<3xui8>) -> (tensor<ui8>)
    check.expect_eq_const %r, dense<85> : tensor<ui8>
    func.return
  }
}
