// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[4.0, 3.0]> : tensor<2xf8E4M3B11FNUZ>]'
// RUN: : @program
// chlo.broadcast_next_after on f8E4M3B11FNUZ, exact values
//   A: rank 1
//   m: low
//   E: f8E4M3B11FNUZ
//   broadcast_dimensions: absent
// legal 0 0: [3.75,2.75]

module {
func.func @program(%arg0: tensor<2xf8E4M3B11FNUZ>) -> tensor<2xf8E4M3B11FNUZ> {
  %0 = stablehlo.constant dense<-0.5> : tensor<f8E4M3B11FNUZ>
  %1 = chlo.broadcast_next_after %arg0, %0 : (tensor<2xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<2xf8E4M3B11FNUZ>
  return %1 : tensor<2xf8E4M3B11FNUZ>
}

  func.func @main(%input0: tensor<2xf8E4M3B11FNUZ>) {
    %r = func.call @program(%input0) : (tensor<2xf8E4M3B11FNUZ>) -> (tensor<2xf8E4M3B11FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<2xf8E4M3B11FNUZ>) -> tensor<2xf64>
    check.expect_eq_const %v0, dense<[3.75, 2.75]> : tensor<2xf64>
    func.return
  }
}
