// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<-6.894117671234354> : tensor<f64>]'
// RUN: : @program
// chlo.atan on f64, envelope values
//   S: rank 0
//   E: f64
// legal 0 0: [[-1.4267497656101216,-1.4267497656101191]]

module {
func.func @program(%arg0: tensor<f64>) -> tensor<f64> {
  %0 = chlo.atan %arg0 : tensor<f64> -> tensor<f64>
  return %0 : tensor<f64>
}

  func.func @main(%input0: tensor<f64>) {
    %r = func.call @program(%input0) : (tensor<f64>) -> (tensor<f64>)
    %v0 = stablehlo.constant dense<-1.4267497656101191> : tensor<f64>
    %v1 = stablehlo.constant dense<-1.4267497656101216> : tensor<f64>
    %v2 = stablehlo.compare GE, %r, %v1, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v3 = stablehlo.compare LE, %r, %v0, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v4 = stablehlo.and %v2, %v3 : tensor<i1>
    check.expect_eq_const %v4, dense<true> : tensor<i1>
    func.return
  }
}
