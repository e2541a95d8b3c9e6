// RUN: stablehlo-translate --interpret %s --args='[dense<[-2.0, 0.0, -2.0]> : tensor<3xf8E4M3FNUZ>, dense<[-1.0, 0.0, 3.0]> : tensor<3xf8E4M3FNUZ>]'
// RUN: : @program
// stablehlo.multiply on f8E4M3FNUZ, exact values
//   S: rank 1
//   E: f8E4M3FNUZ
// legal 0 0: [2.0,[0.0,0.0],-6.0]

module {
func.func @program(%arg0: tensor<3xf8E4M3FNUZ>, %arg1: tensor<3xf8E4M3FNUZ>) -> tensor<3xf8E4M3FNUZ> {
  %0 = stablehlo.multiply %arg0, %arg1 : tensor<3xf8E4M3FNUZ>
  return %0 : tensor<3xf8E4M3FNUZ>
}

  func.func @main(%input0: tensor<3xf8E4M3FNUZ>, %input1: tensor<3xf8E4M3FNUZ>) {
    %r = func.call @program(%input0, %input1) : (tensor<3xf8E4M3FNUZ>, tensor<3xf8E4M3FNUZ>) -> (tensor<3xf8E4M3FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<3xf8E4M3FNUZ>) -> tensor<3xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<3xf64>) -> tensor<3xi64>
    check.expect_eq_const %v1, dense<[4611686018427387904, 0, -4604930618986332160]> : tensor<3xi64>
    func.return
  }
}
