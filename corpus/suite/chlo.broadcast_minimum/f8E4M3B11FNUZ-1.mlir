// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[-2.5, 0.0008544922]> : tensor<2xf8E4M3B11FNUZ>, dense<[0.8125]> : tensor<1xf8E4M3B11FNUZ>]'
// RUN: : @program
// chlo.broadcast_minimum on f8E4M3B11FNUZ, envelope values
//   A: rank 1
//   m: low + 1
//   E: f8E4M3B11FNUZ
//   broadcast_dimensions: absent
//   B: alternative 2 (otherwise)
// legal 0 0: [-2.5,0.0008544921875]

module {
func.func @program(%arg0: tensor<2xf8E4M3B11FNUZ>, %arg1: tensor<1xf8E4M3B11FNUZ>) -> tensor<2xf8E4M3B11FNUZ> {
  %0 = chlo.broadcast_minimum %arg0, %arg1 : (tensor<2xf8E4M3B11FNUZ>, tensor<1xf8E4M3B11FNUZ>) -> tensor<2xf8E4M3B11FNUZ>
  return %0 : tensor<2xf8E4M3B11FNUZ>
}

  func.func @main(%input0: tensor<2xf8E4M3B11FNUZ>, %input1: tensor<1xf8E4M3B11FNUZ>) {
    %r = func.call @program(%input0, %input1) : (tensor<2xf8E4M3B11FNUZ>, tensor<1xf8E4M3B11FNUZ>) -> (tensor<2xf8E4M3B11FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<2xf8E4M3B11FNUZ>) -> tensor<2xf64>
    check.expect_eq_const %v0, dense<[-2.5, 0.0008544921875]> : tensor<2xf64>
    func.return
  }
}
