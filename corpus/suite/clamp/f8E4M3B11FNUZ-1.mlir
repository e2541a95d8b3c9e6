// RUN: stablehlo-translate --interpret %s --args='[dense<-2.0> : tensor<f8E4M3B11FNUZ>, dense<[[-1.5, 2.0]]> : tensor<1x2xf8E4M3B11FNUZ>]'
// RUN: : @program
// stablehlo.clamp on f8E4M3B11FNUZ, exact values
//   S: rank 2
//   S: has 1
//   E: f8E4M3B11FNUZ
//   L: alternative 1
//   H: alternative 2
// legal 0 0: [-1.5,2.0]

module {
func.func @program(%arg0: tensor<f8E4M3B11FNUZ>, %arg1: tensor<1x2xf8E4M3B11FNUZ>) -> tensor<1x2xf8E4M3B11FNUZ> {
  %0 = stablehlo.clamp %arg0, %arg1, %arg1 : (tensor<f8E4M3B11FNUZ>, tensor<1x2xf8E4M3B11FNUZ>, tensor<1x2xf8E4M3B11FNUZ>) -> tensor<1x2xf8E4M3B11FNUZ>
  return %0 : tensor<1x2xf8E4M3B11FNUZ>
}

  func.func @main(%input0: tensor<f8E4M3B11FNUZ>, %input1: tensor<1x2xf8E4M3B11FNUZ>) {
    %r = func.call @program(%input0, %input1) : (tensor<f8E4M3B11FNUZ>, tensor<1x2xf8E4M3B11FNUZ>) -> (tensor<1x2xf8E4M3B11FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<1x2xf8E4M3B11FNUZ>) -> tensor<1x2xf64>
    check.expect_eq_const %v0, dense<[[-1.5, 2.0]]> : tensor<1x2xf64>
    func.return
  }
}
