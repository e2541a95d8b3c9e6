// RUN: stablehlo-translate --interpret %s --args='[dense<1.0> : tensor<f8E4M3B11FNUZ>]'
// RUN: : @program
// stablehlo.subtract on f8E4M3B11FNUZ, exact values
//   S: rank 0
//   E: f8E4M3B11FNUZ
// legal 0 0: [-1.0]

module {
func.func @program(%arg0: tensor<f8E4M3B11FNUZ>) -> tensor<f8E4M3B11FNUZ> {
  %0 = stablehlo.constant dense<0.0> : tensor<f8E4M3B11FNUZ>
  %1 = stablehlo.subtract %0, %arg0 : tensor<f8E4M3B11FNUZ>
  return %1 : tensor<f8E4M3B11FNUZ>
}

  func.func @main(%input0: tensor<f8E4M3B11FNUZ>) {
    %r = func.call @program(%input0) : (tensor<f8E4M3B11FNUZ>) -> (tensor<f8E4M3B11FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<f8E4M3B11FNUZ>) -> tensor<f64>
    check.expect_eq_const %v0, dense<-1.0> : tensor<f64>
    func.return
  }
}
