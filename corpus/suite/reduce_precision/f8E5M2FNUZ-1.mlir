// RUN: stablehlo-translate --interpret %s --args='[dense<-0.5> : tensor<f8E5M2FNUZ>]'
// RUN: : @program
// stablehlo.reduce_precision on f8E5M2FNUZ, exact values
//   S: rank 0
//   E: f8E5M2FNUZ
//   exponent_bits: near 1 - 1
//   mantissa_bits: low
// legal 0 0: [-0.5]

module {
func.func @program(%arg0: tensor<f8E5M2FNUZ>) -> tensor<f8E5M2FNUZ> {
  %0 = stablehlo.reduce_precision %arg0, format = e4m0 : tensor<f8E5M2FNUZ>
  return %0 : tensor<f8E5M2FNUZ>
}

  func.func @main(%input0: tensor<f8E5M2FNUZ>) {
    %r = func.call @program(%input0) : (tensor<f8E5M2FNUZ>) -> (tensor<f8E5M2FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<f8E5M2FNUZ>) -> tensor<f64>
    check.expect_eq_const %v0, dense<-0.5> : tensor<f64>
    func.return
  }
}
