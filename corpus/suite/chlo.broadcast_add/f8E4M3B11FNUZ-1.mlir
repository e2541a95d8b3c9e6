// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<-0.5> : tensor<f8E4M3B11FNUZ>, dense<[1.5, 1.5]> : tensor<2xf8E4M3B11FNUZ>]'
// RUN: : @program
// chlo.broadcast_add on f8E4M3B11FNUZ, exact values
//   A: rank 0
//   m: low + 1
//   E: f8E4M3B11FNUZ
//   broadcast_dimensions: absent
//   B: more
// legal 0 0: [1.0,1.0]

module {
func.func @program(%arg0: tensor<f8E4M3B11FNUZ>, %arg1: tensor<2xf8E4M3B11FNUZ>) -> tensor<2xf8E4M3B11FNUZ> {
  %0 = chlo.broadcast_add %arg0, %arg1 : (tensor<f8E4M3B11FNUZ>, tensor<2xf8E4M3B11FNUZ>) -> tensor<2xf8E4M3B11FNUZ>
  return %0 : tensor<2xf8E4M3B11FNUZ>
}

  func.func @main(%input0: tensor<f8E4M3B11FNUZ>, %input1: tensor<2xf8E4M3B11FNUZ>) {
    %r = func.call @program(%input0, %input1) : (tensor<f8E4M3B11FNUZ>, tensor<2xf8E4M3B11FNUZ>) -> (tensor<2xf8E4M3B11FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<2xf8E4M3B11FNUZ>) -> tensor<2xf64>
    check.expect_eq_const %v0, dense<1.0> : tensor<2xf64>
    func.return
  }
}
