// RUN: stablehlo-translate --interpret %s --args='[dense<false> : tensor<i1>]'
// RUN: : @program
// stablehlo.dynamic_update_slice on i1, envelope values
//   S: rank 0
//   E: i1
//   I: i32
// legal 0 0: [false]

module {
func.func @program(%arg0: tensor<i1>) -> tensor<i1> {
  %0 = stablehlo.constant dense<false> : tensor<i1>
  %1 = stablehlo.dynamic_update_slice %arg0, %0 : (tensor<i1>, tensor<i1>) -> tensor<i1>
  return %1 : tensor<i1>
}

  func.func @main(%input0: tensor<i1>) {
    %r = func.call @program(%input0) : (tensor<i1>) -> (tensor<i1>)
    check.expect_eq_const %r, dense<false> : tensor<i1>
    func.return
  }
}
