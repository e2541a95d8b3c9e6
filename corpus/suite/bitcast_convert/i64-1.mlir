// RUN: stablehlo-translate --interpret %s --args='[dense<-5> : tensor<i64>]'
// RUN: : @program
// stablehlo.bitcast_convert on i64, special values
//   S: rank 0
//   E: i64
//   F: i64
// legal 0 0: [-5]

module {
func.func @program(%arg0: tensor<i64>) -> tensor<i64> {
  %0 = stablehlo.bitcast_convert %arg0 : (tensor<i64>) -> tensor<i64>
  return %0 : tensor<i64>
}

  func.func @main(%input0: tensor<i64>) {
    %r = func.call @program(%input0) : (tensor<i64>) -> (tensor<i64>)
    check.expect_eq_const %r, dense<-5> : tensor<i64>
    func.return
  }
}
