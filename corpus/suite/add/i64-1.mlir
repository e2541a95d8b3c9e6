// RUN: stablehlo-translate --interpret %s --args='[dense<4611686018427387904> : tensor<i64>]'
// RUN: : @program
// stablehlo.add on i64, exact values
//   S: rank 0
//   E: i64
// legal 0 0: [4611686018427387895]

module {
func.func @program(%arg0: tensor<i64>) -> tensor<i64> {
  %0 = stablehlo.constant dense<-9> : tensor<i64>
  %1 = stablehlo.add %arg0, %0 : tensor<i64>
  return %1 : tensor<i64>
}

  func.func @main(%input0: tensor<i64>) {
    %r = func.call @program(%input0) : (tensor<i64>) -> (tensor<i64>)
    check.expect_eq_const %r, dense<4611686018427387895> : tensor<i64>
    func.return
  }
}
