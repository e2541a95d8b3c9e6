// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[-1.0]> : tensor<1xf8E4M3B11FNUZ>]'
// RUN: : @program
// chlo.broadcast_remainder on f8E4M3B11FNUZ, exact values
//   A: rank 1
//   A: has 1
//   m: low
//   E: f8E4M3B11FNUZ
//   broadcast_dimensions: absent
// legal 0 0: [-1.0]

module {
func.func @program(%arg0: tensor<1xf8E4M3B11FNUZ>) -> tensor<1xf8E4M3B11FNUZ> {
  %0 = stablehlo.constant dense<1.5> : tensor<f8E4M3B11FNUZ>
  %1 = chlo.broadcast_remainder %arg0, %0 : (tensor<1xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<1xf8E4M3B11FNUZ>
  return %1 : tensor<1xf8E4M3B11FNUZ>
}

  func.func @main(%input0: tensor<1xf8E4M3B11FNUZ>) {
    %r = func.call @program(%input0) : (tensor<1xf8E4M3B11FNUZ>) -> (tensor<1xf8E4M3B11FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<1xf8E4M3B11FNUZ>) -> tensor<1xf64>
    check.expect_eq_const %v0, dense<-1.0> : tensor<1xf64>
    func.return
  }
}
