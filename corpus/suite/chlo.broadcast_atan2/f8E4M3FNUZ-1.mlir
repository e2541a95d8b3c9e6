// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[-4.0, -3.0]> : tensor<2xf8E4M3FNUZ>, dense<[0.25]> : tensor<1xf8E4M3FNUZ>]'
// RUN: : @program
// chlo.broadcast_atan2 on f8E4M3FNUZ, exact values
//   A: rank 1
//   m: low + 1
//   E: f8E4M3FNUZ
//   broadcast_dimensions: absent
//   B: alternative 2 (otherwise)
// legal 0 0: [-1.5,-1.5]

module {
func.func @program(%arg0: tensor<2xf8E4M3FNUZ>, %arg1: tensor<1xf8E4M3FNUZ>) -> tensor<2xf8E4M3FNUZ> {
  %0 = chlo.broadcast_atan2 %arg0, %arg1 : (tensor<2xf8E4M3FNUZ>, tensor<1xf8E4M3FNUZ>) -> tensor<2xf8E4M3FNUZ>
  return %0 : tensor<2xf8E4M3FNUZ>
}

  func.func @main(%input0: tensor<2xf8E4M3FNUZ>, %input1: tensor<1xf8E4M3FNUZ>) {
    %r = func.call @program(%input0, %input1) : (tensor<2xf8E4M3FNUZ>, tensor<1xf8E4M3FNUZ>) -> (tensor<2xf8E4M3FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<2xf8E4M3FNUZ>) -> tensor<2xf64>
    check.expect_eq_const %v0, dense<-1.5> : tensor<2xf64>
    func.return
  }
}
