// RUN: stablehlo-translate --interpret %s --args='[dense<0.625> : tensor<f8E4M3B11FNUZ>]'
// RUN: : @program
// stablehlo.atan2 on f8E4M3B11FNUZ, envelope values
//   S: rank 0
//   E: f8E4M3B11FNUZ
// legal 0 0: [0.8125]

module {
func.func @program(%arg0: tensor<f8E4M3B11FNUZ>) -> tensor<f8E4M3B11FNUZ> {
  %0 = stablehlo.atan2 %arg0, %arg0 : tensor<f8E4M3B11FNUZ>
  return %0 : tensor<f8E4M3B11FNUZ>
}

  func.func @main(%input0: tensor<f8E4M3B11FNUZ>) {
    %r = func.call @program(%input0) : (tensor<f8E4M3B11FNUZ>) -> (tensor<f8E4M3B11FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<f8E4M3B11FNUZ>) -> tensor<f64>
    check.expect_eq_const %v0, dense<0.8125> : tensor<f64>
    func.return
  }
}
