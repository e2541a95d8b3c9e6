// RUN: stablehlo-translate --interpret %s --args='[dense<-4> : tensor<i64>]'
// RUN: : @program
// stablehlo.clamp on i64, special values
//   S: rank 0
//   E: i64
//   L: alternative 1
//   L: alternative 2
//   H: alternative 1
//   H: alternative 2
// legal 0 0: [1]

module {
func.func @program(%arg0: tensor<i64>) -> tensor<i64> {
  %0 = stablehlo.constant dense<1> : tensor<i64>
  %1 = stablehlo.constant dense<3> : tensor<i64>
  %2 = stablehlo.clamp %arg0, %0, %1 : tensor<i64>
  return %2 : tensor<i64>
}

  func.func @main(%input0: tensor<i64>) {
    %r = func.call @program(%input0) : (tensor<i64>) -> (tensor<i64>)
    check.expect_eq_const %r, dense<1> : tensor<i64>
    func.return
  }
}
