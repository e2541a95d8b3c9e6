// RUN: stablehlo-translate --interpret %s --args='[dense<-3.692680895275015> : tensor<f64>]'
// RUN: : @program
// stablehlo.add on f64, envelope values
//   S: rank 0
//   E: f64
// legal 0 0: [-5.020318998559113]

module {
func.func @program(%arg0: tensor<f64>) -> tensor<f64> {
  %0 = stablehlo.constant dense<-1.3276381032840983> : tensor<f64>
  %1 = stablehlo.add %arg0, %0 : tensor<f64>
  return %1 : tensor<f64>
}

  func.func @main(%input0: tensor<f64>) {
    %r = func.call @program(%input0) : (tensor<f64>) -> (tensor<f64>)
    check.expect_eq_const %r, dense<-5.020318998559113> : tensor<f64>
    func.return
  }
}
