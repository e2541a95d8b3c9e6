// RUN: stablehlo-translate --interpret %s --args='[dense<7> : tensor<ui64>]'
// RUN: : @program
// stablehlo.dynamic_update_slice on ui64, special values
//   S: rank 0
//   E: ui64
//   I: ui64
// legal 0 0: [7]

module {
func.func @program(%arg0: tensor<ui64>) -> tensor<ui64> {
  %0 = stablehlo.constant dense<595673838805163712> : tensor<ui64>
  %1 = stablehlo.dynamic_update_slice %0, %arg0 : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
  return %1 : tensor<ui64>
}

  func.func @main(%input0: tensor<ui64>) {
    %r = func.call @program(%input0) : (tensor<ui64>) -> (tensor<ui64>)
    check.expect_eq_const %r, dense<7> : tensor<ui64>
    func.return
  }
}
