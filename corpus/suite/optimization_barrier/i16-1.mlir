// RUN: stablehlo-translate --interpret %s --args='[dense<7> : tensor<i16>]'
// RUN: : @program
// stablehlo.optimization_barrier on i16, exact values
//   T: tensor
// legal 0 0: [7]
// legal 0 1: [9,-3,1,0]

module {
func.func @program(%arg0: tensor<i16>) -> (tensor<i16>, tensor<4xi16>) {
  %0 = stablehlo.constant dense<[9, -3, 1, 0]> : tensor<4xi16>
  %1, %2 = stablehlo.optimization_barrier %0, %arg0 : tensor<4xi16>, tensor<i16>
  return %2, %1 : tensor<i16>, tensor<4xi16>
}

  func.func @main(%input0: tensor<i16>) {
    %r:2 = func.call @program(%input0) : (tensor<i16>) -> (tensor<i16>, tensor<4xi16>)
    check.expect_eq_const %r#0, dense<7> : tensor<i16>
    check.expect_eq_const %r#1, dense<[9, -3, 1, 0]> : tensor<4xi16>
    func.return
  }
}
