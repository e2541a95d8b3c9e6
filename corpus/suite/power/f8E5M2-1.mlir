// RUN: stablehlo-translate --interpret %s --args='[dense<12.0> : tensor<f8E5M2>, dense<-4.5776367e-05> : tensor<f8E5M2>]'
// RUN: : @program
// stablehlo.power on f8E5M2, special values
//   S: rank 0
//   E: f8E5M2
// legal 0 0: [[0.875,1.0]]

module {
func.func @program(%arg0: tensor<f8E5M2>, %arg1: tensor<f8E5M2>) -> tensor<f8E5M2> {
  %0 = stablehlo.power %arg0, %arg1 : tensor<f8E5M2>
  return %0 : tensor<f8E5M2>
}

  func.func @main(%input0: tensor<f8E5M2>, %input1: tensor<f8E5M2>) {
    %r = func.call @program(%input0, %input1) : (tensor<f8E5M2>, tensor<f8E5M2>) -> (tensor<f8E5M2>)
    %v0 = stablehlo.convert %r : (tensor<f8E5M2>) -> tensor<f64>
    %v1 = stablehlo.constant dense<1.0> : tensor<f64>
    %v2 = stablehlo.constant dense<0.875> : tensor<f64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v5 = stablehlo.and %v3, %v4 : tensor<i1>
    check.expect_eq_const %v5, dense<true> : tensor<i1>
    func.return
  }
}
