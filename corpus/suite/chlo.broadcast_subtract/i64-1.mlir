// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<-5> : tensor<i64>]'
// RUN: : @program
// chlo.broadcast_subtract on i64, envelope values
//   A: rank 0
//   m: low
//   E: i64
//   broadcast_dimensions: absent
// legal 0 0: [-3]

module {
func.func @program(%arg0: tensor<i64>) -> tensor<i64> {
  %0 = stablehlo.constant dense<-8> : tensor<i64>
  %1 = chlo.broadcast_subtract %0, %arg0 : (tensor<i64>, tensor<i64>) -> tensor<i64>
  return %1 : tensor<i64>
}

  func.func @main(%input0: tensor<i64>) {
    %r = func.call @program(%input0) : (tensor<i64>) -> (tensor<i64>)
    check.expect_eq_const %r, dense<-3> : tensor<i64>
    func.return
  }
}
