// RUN: stablehlo-translate --interpret %s --args='[dense<[[-0.5, -0.25]]> : tensor<1x2xf8E4M3B11FNUZ>, dense<[[-0.5, 0.5]]> : tensor<1x2xf8E4M3B11FNUZ>]'
// RUN: : @program
// stablehlo.divide on f8E4M3B11FNUZ, exact values
//   S: rank 2
//   S: has 1
//   E: f8E4M3B11FNUZ
// legal 0 0: [1.0,-0.5]

module {
func.func @program(%arg0: tensor<1x2xf8E4M3B11FNUZ>, %arg1: tensor<1x2xf8E4M3B11FNUZ>) -> tensor<1x2xf8E4M3B11FNUZ> {
  %0 = stablehlo.divide %arg0, %arg1 : tensor<1x2xf8E4M3B11FNUZ>
  return %0 : tensor<1x2xf8E4M3B11FNUZ>
}

  func.func @main(%input0: tensor<1x2xf8E4M3B11FNUZ>, %input1: tensor<1x2xf8E4M3B11FNUZ>) {
    %r = func.call @program(%input0, %input1) : (tensor<1x2xf8E4M3B11FNUZ>, tensor<1x2xf8E4M3B11FNUZ>) -> (tensor<1x2xf8E4M3B11FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<1x2xf8E4M3B11FNUZ>) -> tensor<1x2xf64>
    check.expect_eq_const %v0, dense<[[1.0, -0.5]]> : tensor<1x2xf64>
    func.return
  }
}
