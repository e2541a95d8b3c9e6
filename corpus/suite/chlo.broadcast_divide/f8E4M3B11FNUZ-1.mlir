// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<0.0> : tensor<f8E4M3B11FNUZ>, dense<[0.25, 1.0, -1.0, 0.25, 0.75]> : tensor<5xf8E4M3B11FNUZ>]'
// RUN: : @program
// chlo.broadcast_divide on f8E4M3B11FNUZ, exact values
//   A: rank 0
//   m: low + 1
//   E: f8E4M3B11FNUZ
//   broadcast_dimensions: absent
//   B: more
// legal 0 0: [[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0]]

module {
func.func @program(%arg0: tensor<f8E4M3B11FNUZ>, %arg1: tensor<5xf8E4M3B11FNUZ>) -> tensor<5xf8E4M3B11FNUZ> {
  %0 = chlo.broadcast_divide %arg0, %arg1 : (tensor<f8E4M3B11FNUZ>, tensor<5xf8E4M3B11FNUZ>) -> tensor<5xf8E4M3B11FNUZ>
  return %0 : tensor<5xf8E4M3B11FNUZ>
}

  func.func @main(%input0: tensor<f8E4M3B11FNUZ>, %input1: tensor<5xf8E4M3B11FNUZ>) {
    %r = func.call @program(%input0, %input1) : (tensor<f8E4M3B11FNUZ>, tensor<5xf8E4M3B11FNUZ>) -> (tensor<5xf8E4M3B11FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<5xf8E4M3B11FNUZ>) -> tensor<5xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<5xf64>) -> tensor<5xi64>
    check.expect_eq_const %v1, dense<0> : tensor<5xi64>
    func.return
  }
}
