// RUN: stablehlo-translate --interpret %s --args='[dense<8297850622132185766> : tensor<i64>]'
// RUN: : @program
// stablehlo.compare on i64, exact values
//   S: rank 0
//   E: i64
//   comparison_direction: GE
//   compare_type: absent
// legal 0 0: [false]

module {
func.func @program(%arg0: tensor<i64>) -> tensor<i1> {
  %0 = stablehlo.constant dense<-3> : tensor<i64>
  %1 = stablehlo.compare GE, %0, %arg0 : (tensor<i64>, tensor<i64>) -> tensor<i1>
  return %1 : tensor<i1>
}

  func.func @main(%input0: tensor<i64>) {
    %r = func.call @program(%input0) : (tensor<i64>) -> (tensor<i1>)
    check.expect_eq_const %r, dense<false> : tensor<i1>
    func.return
  }
}
