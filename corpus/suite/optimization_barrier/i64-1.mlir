// RUN: stablehlo-translate --interpret %s --args='[dense<-6> : tensor<i64>]'
// RUN: : @program
// stablehlo.optimization_barrier on i64, envelope values
//   N: low + 1
//   T: tensor
// legal 0 0: [-6]

module {
func.func @program(%arg0: tensor<i64>) -> tensor<i64> {
  %0 = stablehlo.optimization_barrier %arg0 : tensor<i64>
  return %0 : tensor<i64>
}

  func.func @main(%input0: tensor<i64>) {
    %r = func.call @program(%input0) : (tensor<i64>) -> (tensor<i64>)
    check.expect_eq_const %r, dense<-6> : tensor<i64>
    func.return
  }
}
