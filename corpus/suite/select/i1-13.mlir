// RUN: stablehlo-translate --interpret %s --args='[dense<0.0> : tensor<f8E5M2>, dense<3.5> : tensor<f8E5M2>]'
// RUN: : @program
// stablehlo.select on i1, special values
//   S: rank 0
//   E: f8E5M2
//   P: alternative 1
//   P: alternative 2
// legal 0 0: [0.0]

module {
func.func @program(%arg0: tensor<f8E5M2>, %arg1: tensor<f8E5M2>) -> tensor<f8E5M2> {
  %0 = stablehlo.constant dense<true> : tensor<i1>
  %1 = stablehlo.select %0, %arg0, %arg1 : tensor<i1>, tensor<f8E5M2>
  return %1 : tensor<f8E5M2>
}

  func.func @main(%input0: tensor<f8E5M2>, %input1: tensor<f8E5M2>) {
    %r = func.call @program(%input0, %input1) : (tensor<f8E5M2>, tensor<f8E5M2>) -> (tensor<f8E5M2>)
    %v0 = stablehlo.convert %r : (tensor<f8E5M2>) -> tensor<f64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<f64>) -> tensor<i64>
    check.expect_eq_const %v1, dense<0> : tensor<i64>
    func.return
  }
}
