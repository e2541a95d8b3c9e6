// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<-2.5> : tensor<f8E5M2FNUZ>]'
// RUN: : @program
// chlo.sinh on f8E5M2FNUZ, special values
//   S: rank 0
//   E: f8E5M2FNUZ
// legal 0 0: [-6.0]

module {
func.func @program(%arg0: tensor<f8E5M2FNUZ>) -> tensor<f8E5M2FNUZ> {
  %0 = chlo.sinh %arg0 : tensor<f8E5M2FNUZ> -> tensor<f8E5M2FNUZ>
  return %0 : tensor<f8E5M2FNUZ>
}

  func.func @main(%input0: tensor<f8E5M2FNUZ>) {
    %r = func.call @program(%input0) : (tensor<f8E5M2FNUZ>) -> (tensor<f8E5M2FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<f8E5M2FNUZ>) -> tensor<f64>
    check.expect_eq_const %v0, dense<-6.0> : tensor<f64>
    func.return
  }
}
