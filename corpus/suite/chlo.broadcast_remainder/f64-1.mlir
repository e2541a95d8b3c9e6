// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[2.0, 2.5]> : tensor<2xf64>, dense<[-7.0, -3.0]> : tensor<2xf64>]'
// RUN: : @program
// chlo.broadcast_remainder on f64, exact values
//   A: rank 1
//   m: low + 1
//   E: f64
//   broadcast_dimensions: absent
//   B: alternative 1 (otherwise)
// legal 0 0: [2.0,2.5]

module {
func.func @program(%arg0: tensor<2xf64>, %arg1: tensor<2xf64>) -> tensor<2xf64> {
  %0 = chlo.broadcast_remainder %arg0, %arg1 : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
  return %0 : tensor<2xf64>
}

  func.func @main(%input0: tensor<2xf64>, %input1: tensor<2xf64>) {
    %r = func.call @program(%input0, %input1) : (tensor<2xf64>, tensor<2xf64>) -> (tensor<2xf64>)
    check.expect_eq_const %r, dense<[2.0, 2.5]> : tensor<2xf64>
    func.return
  }
}
