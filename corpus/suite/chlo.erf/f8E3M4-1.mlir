// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<-0.96875> : tensor<f8E3M4>]'
// RUN: : @program
// chlo.erf on f8E3M4, envelope values
//   S: rank 0
//   E: f8E3M4
// legal 0 0: [[-0.84375,-0.8125]]

module {
func.func @program(%arg0: tensor<f8E3M4>) -> tensor<f8E3M4> {
  %0 = chlo.erf %arg0 : tensor<f8E3M4> -> tensor<f8E3M4>
  return %0 : tensor<f8E3M4>
}

  func.func @main(%input0: tensor<f8E3M4>) {
    %r = func.call @program(%input0) : (tensor<f8E3M4>) -> (tensor<f8E3M4>)
    %v0 = stablehlo.convert %r : (tensor<f8E3M4>) -> tensor<f64>
    %v1 = stablehlo.constant dense<-0.8125> : tensor<f64>
    %v2 = stablehlo.constant dense<-0.84375> : tensor<f64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v5 = stablehlo.and %v3, %v4 : tensor<i1>
    check.expect_eq_const %v5, dense<true> : tensor<i1>
    func.return
  }
}
