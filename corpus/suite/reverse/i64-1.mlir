// RUN: stablehlo-translate --interpret %s --args='[dense<-6> : tensor<i64>]'
// RUN: : @program
// stablehlo.reverse on i64, envelope values
//   S: rank 0
//   E: i64
//   dimensions: empty
// legal 0 0: [-6]

module {
func.func @program(%arg0: tensor<i64>) -> tensor<i64> {
  %0 = stablehlo.reverse %arg0, dims = [] : tensor<i64>
  return %0 : tensor<i64>
}

  func.func @main(%input0: tensor<i64>) {
    %r = func.call @program(%input0) : (tensor<i64>) -> (tensor<i64>)
    check.expect_eq_const %r, dense<-6> : tensor<i64>
    func.return
  }
}
