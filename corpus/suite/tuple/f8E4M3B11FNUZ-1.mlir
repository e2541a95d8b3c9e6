// RUN: stablehlo-translate --interpret %s --args='[dense<-2.0> : tensor<f8E4M3B11FNUZ>]'
// RUN: : @program
// stablehlo.tuple on f8E4M3B11FNUZ, exact values
//   N: low + 1
//   T: tensor
//   T: tuple
// legal 0 0: [-2.0]

module {
func.func @program(%arg0: tensor<f8E4M3B11FNUZ>) -> tensor<f8E4M3B11FNUZ> {
  return %arg0 : tensor<f8E4M3B11FNUZ>
}

  func.func @main(%input0: tensor<f8E4M3B11FNUZ>) {
    %r = func.call @program(%input0) : (tensor<f8E4M3B11FNUZ>) -> (tensor<f8E4M3B11FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<f8E4M3B11FNUZ>) -> tensor<f64>
    check.expect_eq_const %v0, dense<-2.0> : tensor<f64>
    func.return
  }
}
