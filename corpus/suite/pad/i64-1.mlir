// RUN: stablehlo-translate --interpret %s --args='[dense<2> : tensor<i64>]'
// RUN: : @program
// stablehlo.pad on i64, exact values
//   S: rank 0
//   E: i64
// legal 0 0: [-5]

module {
func.func @program(%arg0: tensor<i64>) -> tensor<i64> {
  %0 = stablehlo.constant dense<-5> : tensor<i64>
  %1 = stablehlo.pad %0, %arg0, low = [], high = [], interior = [] : (tensor<i64>, tensor<i64>) -> tensor<i64>
  return %1 : tensor<i64>
}

  func.func @main(%input0: tensor<i64>) {
    %r = func.call @program(%input0) : (tensor<i64>) -> (tensor<i64>)
    check.expect_eq_const %r, dense<-5> : tensor<i64>
    func.return
  }
}
