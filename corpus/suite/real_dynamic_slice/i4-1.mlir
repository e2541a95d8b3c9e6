// RUN: stablehlo-translate --interpret %s --args='[dense<4> : tensor<i4>]'
// RUN: : @program
// stablehlo.real_dynamic_slice on i4, special values
//   S: rank 0
//   E: i4
//   I: i4
// legal 0 0: [4]

module {
func.func @program(%arg0: tensor<i4>) -> tensor<i4> {
  %0 = stablehlo.constant dense<> : tensor<0xi4>
  %1 = stablehlo.constant dense<> : tensor<0xi4>
  %2 = stablehlo.constant dense<> : tensor<0xi4>
  %3 = stablehlo.real_dynamic_slice %arg0, %0, %1, %2 : (tensor<i4>, tensor<0xi4>, tensor<0xi4>, tensor<0xi4>) -> tensor<i4>
  return %3 : tensor<i4>
}

  func.func @main(%input0: tensor<i4>) {
    %r = func.call @program(%input0) : (tensor<i4>) -> (tensor<i4>)
    check.expect_eq_const %r, dense<4> : tensor<i4>
    func.return
  }
}
