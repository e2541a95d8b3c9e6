// RUN: stablehlo-translate --interpret %s --args='[dense<-1.5> : tensor<f8E4M3B11FNUZ>]'
// RUN: : @program
// stablehlo.reshape on f8E4M3B11FNUZ, envelope values
//   S: rank 0
//   T: more axes
//   E: f8E4M3B11FNUZ
// legal 0 0: [-1.5]

module {
func.func @program(%arg0: tensor<f8E4M3B11FNUZ>) -> tensor<1xf8E4M3B11FNUZ> {
  %0 = stablehlo.reshape %arg0 : (tensor<f8E4M3B11FNUZ>) -> tensor<1xf8E4M3B11FNUZ>
  return %0 : tensor<1xf8E4M3B11FNUZ>
}

  func.func @main(%input0: tensor<f8E4M3B11FNUZ>) {
    %r = func.call @program(%input0) : (tensor<f8E4M3B11FNUZ>) -> (tensor<1xf8E4M3B11FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<1xf8E4M3B11FNUZ>) -> tensor<1xf64>
    check.expect_eq_const %v0, dense<-1.5> : tensor<1xf64>
    func.return
  }
}
