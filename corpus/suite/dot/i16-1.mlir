// RUN: stablehlo-translate --interpret %s --args='[dense<[9]> : tensor<1xi16>]'
// RUN: : @program
// stablehlo.dot on i16, envelope values
//   M: rank 1
//   N: rank 0
//   k: 1
//   E: i16
//   F: i16
//   precision_config: absent
// legal 0 0: [-18,45,-45,54]

module {
func.func @program(%arg0: tensor<1xi16>) -> tensor<4xi16> {
  %0 = stablehlo.constant dense<[[-2], [5], [-5], [6]]> : tensor<4x1xi16>
  %1 = stablehlo.dot %0, %arg0 : (tensor<4x1xi16>, tensor<1xi16>) -> tensor<4xi16>
  return %1 : tensor<4xi16>
}

  func.func @main(%input0: tensor<1xi16>) {
    %r = func.call @program(%input0) : (tensor<1xi16>) -> (tensor<4xi16>)
    check.expect_eq_const %r, dense<[-18, 45, -45, 54]> : tensor<4xi16>
    func.return
  }
}
