// RUN: stablehlo-translate --interpret %s --args='[dense<-1.75> : tensor<f8E4M3B11FNUZ>]'
// RUN: : @program
// stablehlo.optimization_barrier on f8E4M3B11FNUZ, envelope values
//   N: low + 1
//   T: tensor
// legal 0 0: [-1.75]

module {
func.func @program(%arg0: tensor<f8E4M3B11FNUZ>) -> tensor<f8E4M3B11FNUZ> {
  %0 = stablehlo.optimization_barrier %arg0 : tensor<f8E4M3B11FNUZ>
  return %0 : tensor<f8E4M3B11FNUZ>
}

  func.func @main(%input0: tensor<f8E4M3B11FNUZ>) {
    %r = func.call @program(%input0) : (tensor<f8E4M3B11FNUZ>) -> (tensor<f8E4M3B11FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<f8E4M3B11FNUZ>) -> tensor<f64>
    check.expect_eq_const %v0, dense<-1.75> : tensor<f64>
    func.return
  }
}
