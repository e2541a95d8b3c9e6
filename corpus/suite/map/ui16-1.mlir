// RUN: stablehlo-translate --interpret %s --args='[dense<13167> : tensor<ui16>, dense<32768> : tensor<ui16>]'
// RUN: : @program
// stablehlo.map on ui16, special values
//   N: low + 1
//   S: rank 0
//   E: ui16
//   F: ui16
// legal 0 0: [32768]

module {
func.func @program(%arg0: tensor<ui16>, %arg1: tensor<ui16>) -> tensor<ui16> {
  %0 = "stablehlo.map"(%arg0, %arg1) <{dimensions = array<i64>}> ({
  ^bb0(%1: tensor<ui16>, %2: tensor<ui16>):
    %3 = stablehlo.maximum %2, %2 : tensor<ui16>
    stablehlo.return %3 : tensor<ui16>
  }) : (tensor<ui16>, tensor<ui16>) -> tensor<ui16>
  return %0 : tensor<ui16>
}

  func.func @main(%input0: tensor<ui16>, %input1: tensor<ui16>) {
    %r = func.call @program(%input0, %input1) : (tensor<ui16>, tensor<ui16>) -> (tensor<ui16>)
    check.expect_eq_const %r, dense<32768> : tensor<ui16>
    func.return
  }
}
