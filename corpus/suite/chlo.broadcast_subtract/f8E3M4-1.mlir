// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<1.6875> : tensor<f8E3M4>, dense<-1.875> : tensor<f8E3M4>]'
// RUN: : @program
// chlo.broadcast_subtract on f8E3M4, envelope values
//   A: rank 0
//   m: low
//   E: f8E3M4
//   broadcast_dimensions: absent
// legal 0 0: [[3.375,3.625]]

module {
func.func @program(%arg0: tensor<f8E3M4>, %arg1: tensor<f8E3M4>) -> tensor<f8E3M4> {
  %0 = chlo.broadcast_subtract %arg0, %arg1 : (tensor<f8E3M4>, tensor<f8E3M4>) -> tensor<f8E3M4>
  return %0 : tensor<f8E3M4>
}

  func.func @main(%input0: tensor<f8E3M4>, %input1: tensor<f8E3M4>) {
    %r = func.call @program(%input0, %input1) : (tensor<f8E3M4>, tensor<f8E3M4>) -> (tensor<f8E3M4>)
    %v0 = stablehlo.convert %r : (tensor<f8E3M4>) -> tensor<f64>
    %v1 = stablehlo.constant dense<3.625> : tensor<f64>
    %v2 = stablehlo.constant dense<3.375> : tensor<f64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v5 = stablehlo.and %v3, %v4 : tensor<i1>
    check.expect_eq_const %v5, dense<true> : tensor<i1>
    func.return
  }
}
