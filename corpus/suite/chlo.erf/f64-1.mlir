// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<-2.2785642935640067> : tensor<f64>]'
// RUN: : @program
// chlo.erf on f64, envelope values
//   S: rank 0
//   E: f64
// legal 0 0: [[-0.9987286805291372,-0.9987286805291336]]

module {
func.func @program(%arg0: tensor<f64>) -> tensor<f64> {
  %0 = chlo.erf %arg0 : tensor<f64> -> tensor<f64>
  return %0 : tensor<f64>
}

  func.func @main(%input0: tensor<f64>) {
    %r = func.call @program(%input0) : (tensor<f64>) -> (tensor<f64>)
    %v0 = stablehlo.constant dense<-0.9987286805291336> : tensor<f64>
    %v1 = stablehlo.constant dense<-0.9987286805291372> : tensor<f64>
    %v2 = stablehlo.compare GE, %r, %v1, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v3 = stablehlo.compare LE, %r, %v0, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v4 = stablehlo.and %v2, %v3 : tensor<i1>
    check.expect_eq_const %v4, dense<true> : tensor<i1>
    func.return
  }
}
